import type { CurrentUser } from '@burrow/contracts';
import { sessionFlags } from '@burrow/client';

/** One line of the menu. `key` is that of its text, `menu.<key>`. */
export type MenuEntry =
  | { readonly kind: 'student'; readonly key: 'student'; readonly to: string }
  | { readonly kind: 'link'; readonly key: string; readonly to: string }
  | { readonly kind: 'modal'; readonly key: 'chooseStudent' | 'chooseAvatar' }
  | { readonly kind: 'log-out'; readonly key: 'logOut' };

type Owns = (prefix: string) => boolean;

const link = (key: string, to: string): MenuEntry => ({ kind: 'link', key, to });
const CHOOSE_STUDENT: MenuEntry = { kind: 'modal', key: 'chooseStudent' };
const CHOOSE_AVATAR: MenuEntry = { kind: 'modal', key: 'chooseAvatar' };
const LOG_OUT: MenuEntry = { kind: 'log-out', key: 'logOut' };

/** The entry itself where the site has its page, else nothing. */
const when = (exists: boolean, ...entries: MenuEntry[]): MenuEntry[] => (exists ? entries : []);

function studentMenu(student: string, owns: Owns): MenuEntry[] {
  return [
    { kind: 'student', key: 'student', to: `profile/students/${student}` },
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

function adultMenu(user: CurrentUser, owns: Owns): MenuEntry[] {
  const { isAdmin, isTeacher, isParent, isStaff } = sessionFlags(user);
  const isMember = isAdmin || isTeacher;
  const hasOrganization = isMember && owns('organization');
  const student = user.student_id;
  const area = isMember ? 'organization' : 'profile';
  return [
    ...when(Boolean(student) && (isParent || hasOrganization), {
      kind: 'student',
      key: 'student',
      to: `${area}/students/${student}`,
    }),
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

/** The account menu of whoever is signed in, without the pages that this site does not have. */
export function accountMenu(user: CurrentUser, owns: Owns): readonly MenuEntry[] {
  return user.is_student && user.student_id ? studentMenu(user.student_id, owns) : adultMenu(user, owns);
}
