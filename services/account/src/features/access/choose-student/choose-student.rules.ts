import type { Identity } from '@burrow/service-kit';

/** Who a student belongs to, and who teaches them. */
export interface StudentPlace {
  readonly parent_id: string | null;
  readonly organization_id: string | null;
  readonly teacher_ids: readonly string[] | null;
}

/** Whether the student is the parent's own, of the administrator's organisation, or in one of the teacher's classes. */
export function mayChoose(
  { role, user, organization }: Pick<Identity, 'role' | 'user' | 'organization'>,
  student: StudentPlace,
): boolean {
  if (user === null) return false;
  if (role === 'parent') return student.parent_id === user;
  if (organization === null || student.organization_id !== organization) return false;
  return role === 'admin' || (role === 'teacher' && (student.teacher_ids ?? []).includes(user));
}
