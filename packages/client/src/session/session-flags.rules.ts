import type { CurrentUser } from '@burrow/contracts';

/** What follows from who is logged in. */
export interface SessionFlags {
  readonly isAnonymous: boolean;
  /** An adult of a family. A student who is logged in is not one, though their account is a parent's. */
  readonly isParent: boolean;
  readonly isTeacher: boolean;
  readonly isAdmin: boolean;
  readonly isParentStudent: boolean;
  readonly isOrganizationStudent: boolean;
  /** Logged in as a student, of a parent or of an organisation. */
  readonly isStudent: boolean;
  /** Nobody, a parent, or a parent's student. */
  readonly isRegularUser: boolean;
  /** An administrator, a teacher, or a student of an organisation. */
  readonly isOrganizationUser: boolean;
  readonly isStaff: boolean;
}

/** Who may see a page; `student` is one who logged in as such. */
export type SessionRole = 'parent' | 'teacher' | 'admin' | 'student' | 'staff';

/** Who sees a link; `visitor` is anybody who is not logged in. */
export type MenuRole = SessionRole | 'visitor';

const PARENT = 0;
const TEACHER = 1;
const ADMIN = 2;

/** Derives the flags; null is a visitor. */
export function sessionFlags(user: CurrentUser | null): SessionFlags {
  const type = user?.user_details.user_type ?? null;
  const isStudent = user?.is_student ?? false;
  const isOrganizationStudent = isStudent && user?.organization_id !== null;
  const isParentStudent = isStudent && !isOrganizationStudent;
  const isParent = type === PARENT && !isStudent;
  const isTeacher = type === TEACHER && !isStudent;
  const isAdmin = type === ADMIN && !isStudent;
  return {
    isAnonymous: user === null,
    isParent,
    isTeacher,
    isAdmin,
    isParentStudent,
    isOrganizationStudent,
    isStudent,
    isRegularUser: user === null || isParent || isParentStudent,
    isOrganizationUser: isAdmin || isTeacher || isOrganizationStudent,
    isStaff: user?.is_staff ?? false,
  };
}

const HAS_ROLE: Readonly<Record<MenuRole, (flags: SessionFlags) => boolean>> = {
  parent: flags => flags.isParent,
  teacher: flags => flags.isTeacher,
  admin: flags => flags.isAdmin,
  student: flags => flags.isStudent,
  staff: flags => flags.isStaff,
  visitor: flags => flags.isAnonymous,
};

/** Whether the user has one of the roles; nobody has an unknown role. */
export function hasRole(flags: SessionFlags, roles: readonly MenuRole[]): boolean {
  return roles.some(role => HAS_ROLE[role]?.(flags));
}
