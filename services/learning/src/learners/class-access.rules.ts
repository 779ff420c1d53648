import type { Identity } from '@burrow/service-kit';

/** Whose a class is, as far as learning knows. */
export interface ClassTies {
  readonly organizationId: string;
  readonly teacherIds: readonly string[];
}

/** Whether somebody may see a class's work: its teachers, and the administrators of its organisation. */
export function maySeeClass(
  { role, user, organization }: Pick<Identity, 'role' | 'user' | 'organization'>,
  { organizationId, teacherIds }: ClassTies,
): boolean {
  if (user === null || organization !== organizationId) return false;
  return role === 'admin' || (role === 'teacher' && teacherIds.includes(user));
}
