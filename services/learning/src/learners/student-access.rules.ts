import type { Identity } from '@burrow/service-kit';

/** The people around a student, as far as learning knows them. */
export interface StudentTies {
  readonly parentId: string | null;
  readonly organizationId: string | null;
  /** Teachers of the student's class. */
  readonly teacherIds: readonly string[];
}

type Asking = Pick<Identity, 'role' | 'user' | 'student' | 'staff' | 'organization'>;

/**
 * Whether somebody may see a student's work: the student, the parent, a teacher of the class, an
 * administrator of the organisation, or staff. Nothing is known yet about a student who was just created; then it is
 * enough to have chosen them, which the account service allowed.
 */
export function maySeeStudent(asking: Asking, studentId: string, ties: StudentTies | null): boolean {
  if (asking.student === studentId && (asking.role === 'student' || ties === null)) return true;
  if (ties === null) return false;
  if (asking.staff) return true;
  const { role, user, organization } = asking;
  if (user === null) return false;
  if (role === 'parent') return ties.parentId === user;
  return mayTeachStudent({ role, user, organization }, ties);
}

/** Whether somebody teaches a student now: a teacher of the class, or an administrator of the organisation. */
export function mayTeachStudent(
  { role, user, organization }: Pick<Identity, 'role' | 'user' | 'organization'>,
  ties: StudentTies | null,
): boolean {
  if (ties === null || user === null || organization === null || organization !== ties.organizationId)
    return false;
  return role === 'admin' || (role === 'teacher' && ties.teacherIds.includes(user));
}
