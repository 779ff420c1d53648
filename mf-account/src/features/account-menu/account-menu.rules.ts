import type { CurrentUser } from '@burrow/contracts';
import { sessionFlags } from '@burrow/client';

/** One line of the menu. `key` is that of its text, `menu.<key>`. */
export type MenuEntry =
  | { readonly kind: 'student'; readonly key: string; readonly to: string; readonly student: MenuStudent }
  | { readonly kind: 'link'; readonly key: string; readonly to: string }
  | { readonly kind: 'modal'; readonly key: 'chooseStudent' | 'chooseAvatar' }
  | { readonly kind: 'log-out'; readonly key: 'logOut' };

/** A student as the menu shows them. */
export interface MenuStudent {
  readonly id: string;
  readonly username: string;
  readonly character: string;
  readonly className?: string | undefined;
}

type Owns = (prefix: string) => boolean;

const link = (key: string, to: string): MenuEntry => ({ kind: 'link', key, to });
const CHOOSE_STUDENT: MenuEntry = { kind: 'modal', key: 'chooseStudent' };
const CHOOSE_AVATAR: MenuEntry = { kind: 'modal', key: 'chooseAvatar' };
const LOG_OUT: MenuEntry = { kind: 'log-out', key: 'logOut' };

/** Returns the entry if the site has its page, otherwise nothing. */
const when = (exists: boolean, ...entries: MenuEntry[]): MenuEntry[] => (exists ? entries : []);

const studentEntry = (area: string, student: MenuStudent): MenuEntry => ({
  kind: 'student',
  key: `student ${student.id}`,
  to: `${area}/students/${student.id}`,
  student,
});

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

function studentMenu(user: CurrentUser, student: string, owns: Owns): MenuEntry[] {
  return [
    ...chosenStudent(user).map(own => studentEntry('profile', own)),
    link('myProfile', `profile/student/${student}`),
    CHOOSE_AVATAR,
    ...when(owns('courses'), link('chooseCourse', 'courses')),
    ...when(owns('certificates'), link('certificates', `certificates/${student}`)),
    ...when(owns('badges'), link('badges', `badges/${student}`)),
    LOG_OUT,
  ];
}

function ofChosenStudent(student: string | null, owns: Owns): MenuEntry[] {
  if (!student) return [];
  return [
    CHOOSE_AVATAR,
    ...when(owns('certificates'), link('certificates', `certificates/${student}`)),
    ...when(owns('courses'), link('chooseCourse', 'courses')),
    ...when(owns('badges'), link('badges', `badges/${student}`)),
  ];
}

function adultMenu(user: CurrentUser, owns: Owns, family: readonly MenuStudent[]): MenuEntry[] {
  const { isAdmin, isTeacher, isParent, isStaff } = sessionFlags(user);
  const isMember = isAdmin || isTeacher;
  const hasOrganization = isMember && owns('organization');
  const student = user.student_id;
  const area = isMember ? 'organization' : 'profile';
  const students = isParent && family.length > 0 ? family : chosenStudent(user);
  return [
    ...when(isParent || hasOrganization, ...students.map(one => studentEntry(area, one))),
    ...when(isParent || hasOrganization, CHOOSE_STUDENT),
    ...ofChosenStudent(student, owns),
    link('myProfile', 'profile/details'),
    ...when(
      isAdmin && hasOrganization,
      link('organizationDetails', 'organization/details'),
      link('teachers', 'organization/teachers'),
    ),
    ...when(hasOrganization, link('classes', 'organization/classes')),
    ...when(isParent || hasOrganization, link('students', `${area}/students`)),
    ...when((isAdmin || isParent) && owns('profile/billing'), link('billing', 'profile/billing')),
    ...when(isParent && owns('purchase'), link('buyCourse', 'purchase')),
    ...when(owns('schools'), link('forInstitutions', 'schools')),
    ...when(isStaff && owns('staff'), link('staff', 'staff')),
    LOG_OUT,
  ];
}

/**
 * Returns the account menu of whoever is logged in, without the pages that this site does not have.
 * @param family a parent's students, as far as they are known
 */
export function accountMenu(
  user: CurrentUser,
  owns: Owns,
  family: readonly MenuStudent[] = [],
): readonly MenuEntry[] {
  const { is_student: isStudent, student_id: id } = user;
  return isStudent && id ? studentMenu(user, id, owns) : adultMenu(user, owns, family);
}
