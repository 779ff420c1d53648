import type { Identity } from '@burrow/service-kit';
import type { Invitation } from '../sign-up/index.ts';

/** Whom one may invite, and to what: an administrator teachers of the organisation, staff administrators of a new one. */
export function invitationBy({
  role,
  organization,
  staff,
}: Pick<Identity, 'role' | 'organization' | 'staff'>): Invitation | null {
  if (role === 'admin' && organization !== null) return { role: 'teacher', organizationId: organization };
  return staff ? { role: 'organization_administrator', organizationId: null } : null;
}
