import type { Member, SchoolClass } from '@burrow/contracts';

/** What somebody is called in lists: an address, or for a moment after they joined a dash. */
export const nameOf = ({ full_name: name, email }: Pick<Member, 'full_name' | 'email'>): string =>
  name ?? email ?? '–';

/** The names of those who teach a class, as a list in words; empty if nobody does. */
export function namesOf(
  { teacher_ids: ids }: Pick<SchoolClass, 'teacher_ids'>,
  staff: readonly Member[],
  language: string,
): string {
  const names = staff.filter(({ user_id: id }) => ids.includes(id)).map(nameOf);
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
