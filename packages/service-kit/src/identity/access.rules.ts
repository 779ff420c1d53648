import type { Access, ApiErrorCode } from '@burrow/contracts';
import type { Identity, Role } from './identity.ts';

const OPEN: readonly Access[] = ['anyone', 'any-session', 'token'];

const ROLES_OF: Partial<Record<Access, readonly Role[]>> = {
  'signed-in': ['parent', 'teacher', 'admin', 'student'],
  user: ['parent', 'teacher', 'admin'],
  parent: ['parent'],
  family: ['parent', 'student'],
};

function allows(access: Access, { role, staff }: Identity): boolean {
  if (access === 'staff') return staff;
  if (access === 'admin-or-staff') return staff || role === 'admin';
  return ROLES_OF[access]?.includes(role) ?? false;
}

/** Why an identity may not make a call at all, or null. Whose data it may be is for the service to say. */
export function accessError(
  access: Access | 'system',
  identity: Identity,
): Extract<ApiErrorCode, 'auth/not-signed-in' | 'auth/forbidden'> | null {
  if (access === 'system') return identity.role === 'system' ? null : 'auth/forbidden';
  if (OPEN.includes(access) || allows(access, identity)) return null;
  return identity.role === 'visitor' ? 'auth/not-signed-in' : 'auth/forbidden';
}
