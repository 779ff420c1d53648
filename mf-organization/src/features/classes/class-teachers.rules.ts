import type { Member, SchoolClass } from '@burrow/contracts';
import { nameOf } from '../../members/name-of.rules.ts';

/** The names of those who teach a class, as a list in words; empty if nobody does. */
export function namesOf(
  { teacher_ids: ids }: Pick<SchoolClass, 'teacher_ids'>,
  staff: readonly Member[],
  language: string,
): string {
  const names = staff.filter(({ user_id: id }) => ids.includes(id)).map(nameOf);
  return new Intl.ListFormat(language).format(names);
}
