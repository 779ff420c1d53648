import {
  offeredTo,
  sessionFlags,
  type AccountMenuEntry,
  type LinkText,
  type ModalName,
} from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';

/** One line of the menu. */
export type MenuLine =
  | { readonly kind: 'student'; readonly key: string; readonly to: string; readonly student: MenuStudent }
  | { readonly kind: 'link'; readonly key: string; readonly to: string; readonly text: LinkText }
  | { readonly kind: 'modal'; readonly key: string; readonly modal: ModalName; readonly text: LinkText };

/** A student as the menu shows them. */
export interface MenuStudent {
  readonly id: string;
  readonly username: string;
  readonly character: string;
  readonly className?: string | undefined;
}

/** Returns the student who is logged in or chosen. */
function chosenStudent({
  student_id: id,
  student_details: details,
  class_details,
}: CurrentUser): MenuStudent[] {
  if (!id || !details) return [];
  const { username, character } = details;
  return [{ id, username, character, className: class_details?.name }];
}

function linesOf(
  { text, to = '', modal }: AccountMenuEntry,
  chosen: string | null,
  students: readonly MenuStudent[],
): MenuLine[] {
  const withStudent = (id: string): string => to.replace('{student}', id);
  if (!text)
    return students.map(student => ({
      kind: 'student',
      key: `student ${student.id}`,
      to: withStudent(student.id),
      student,
    }));
  if (modal) return [{ kind: 'modal', key: modal, modal, text }];
  return to.includes('{student}') && !chosen
    ? []
    : [{ kind: 'link', key: to, to: withStudent(chosen ?? ''), text }];
}

/**
 * Returns what the areas of the site offer in the account menu to whoever is logged in.
 * @param family a parent's students, as far as they are known
 */
export function accountMenu(
  user: CurrentUser,
  entries: readonly AccountMenuEntry[],
  family: readonly MenuStudent[] = [],
): readonly MenuLine[] {
  const flags = sessionFlags(user);
  const { student_id: chosen } = user;
  const students = flags.isParent && family.length > 0 ? family : chosenStudent(user);
  return offeredTo(entries, flags)
    .filter(({ needsStudent }) => !needsStudent || chosen !== null)
    .flatMap(entry => linesOf(entry, chosen, students));
}
