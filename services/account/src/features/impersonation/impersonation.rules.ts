import type { Identity } from '@burrow/service-kit';

type Who = Pick<Identity, 'role' | 'staff' | 'user' | 'organization'>;

export interface TargetUser {
  readonly id: string;
  readonly user_type: 0 | 1 | 2;
  readonly is_staff: boolean;
  readonly organization_id: string | null;
}

export interface TargetStudent {
  readonly organization_id: string | null;
}

const TEACHER = 1;

const isAdminOf = ({ role, organization }: Who, theirs: string | null): boolean =>
  role === 'admin' && organization !== null && organization === theirs;

/** Staff act as anybody who is not staff, an administrator as a teacher of the organisation. */
export function mayActAsUser(who: Who, target: TargetUser): boolean {
  if (target.is_staff || target.id === who.user) return false;
  return who.staff || (target.user_type === TEACHER && isAdminOf(who, target.organization_id));
}

/** Staff act as any student, an administrator as one of the organisation. */
export const mayActAsStudent = (who: Who, target: TargetStudent): boolean =>
  who.staff || isAdminOf(who, target.organization_id);
