import type { Identity } from '@burrow/service-kit';

/** Whose a student is, and who teaches them. */
export interface StudentPlace {
  readonly parent_id: string | null;
  readonly organization_id: string | null;
  readonly teacher_ids: readonly string[] | null;
}

/** The parent's own; those of the organisation for its administrator; those of their classes for its teachers. */
export function mayChoose(
  { role, user, organization }: Pick<Identity, 'role' | 'user' | 'organization'>,
  student: StudentPlace,
): boolean {
  if (user === null) return false;
  if (role === 'parent') return student.parent_id === user;
  if (organization === null || student.organization_id !== organization) return false;
  return role === 'admin' || (role === 'teacher' && (student.teacher_ids ?? []).includes(user));
}
