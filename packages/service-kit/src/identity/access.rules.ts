import type { Access, ApiErrorCode, PartName } from '@burrow/contracts';
import type { Identity, Role } from './identity.ts';

/** A call from one part of the platform to another, and who may make it. */
export interface ServiceAccess {
  readonly callers: readonly PartName[];
}

const OPEN: readonly Access[] = ['anyone', 'any-session', 'token'];

const ROLES_OF: Partial<Record<Access, readonly Role[]>> = {
  'logged-in': ['parent', 'teacher', 'admin', 'student'],
  user: ['parent', 'teacher', 'admin'],
  parent: ['parent'],
  buyer: ['parent', 'admin'],
  family: ['parent', 'student'],
  teaching: ['teacher', 'admin'],
  admin: ['admin'],
  school: ['teacher', 'admin', 'student'],
};

function allows(access: Access, { role, staff }: Identity): boolean {
  if (access === 'staff') return staff;
  if (access === 'admin-or-staff') return staff || role === 'admin';
  return ROLES_OF[access]?.includes(role) ?? false;
}

function mayCall(access: Access | ServiceAccess, identity: Identity): boolean {
  const { role, service } = identity;
  if (typeof access === 'object')
    return role === 'service' && service !== null && access.callers.includes(service);
  return role !== 'service' && (OPEN.includes(access) || allows(access, identity));
}

const isForStaff = (access: Access | ServiceAccess): boolean =>
  access === 'staff' || access === 'admin-or-staff';

/**
 * Returns why an identity may not make a call at all, or null. Staff without a second factor are told to set one up: a
 * password alone opens nothing of others. The service itself decides whose data it may see. A part
 * of the platform makes only the calls that name it, and nobody else makes those.
 */
export function accessError(
  access: Access | ServiceAccess,
  identity: Identity,
): Extract<ApiErrorCode, 'auth/not-logged-in' | 'auth/forbidden' | 'auth/staff-factor-needed'> | null {
  if (mayCall(access, identity)) return null;
  if (identity.factorless && isForStaff(access)) return 'auth/staff-factor-needed';
  return identity.role === 'visitor' && typeof access === 'string' ? 'auth/not-logged-in' : 'auth/forbidden';
}
