import type { Identity } from '@burrow/service-kit';

type Who = Pick<Identity, 'role' | 'staff' | 'user' | 'organization'>;

export interface TargetUser {
  readonly id: string;
  readonly userType: 0 | 1 | 2;
  readonly isStaff: boolean;
  readonly organizationId: string | null;
}

export interface TargetStudent {
  readonly organization_id: string | null;
}

const TEACHER = 1;

const isAdminOf = ({ role, organization }: Who, theirs: string | null): boolean =>
  role === 'admin' && organization !== null && organization === theirs;

/** Staff may act as anybody who is not staff, an administrator as a teacher of the organisation. */
export function mayActAsUser(who: Who, target: TargetUser): boolean {
  if (target.isStaff || target.id === who.user) return false;
  return who.staff || (target.userType === TEACHER && isAdminOf(who, target.organizationId));
}

/** Staff may act as any student, an administrator as one of the organisation. */
export const mayActAsStudent = (who: Who, target: TargetStudent): boolean =>
  who.staff || isAdminOf(who, target.organization_id);
