import type { TokenEmail } from '@burrow/contracts';

export type InvitedRole = TokenEmail['role'];

/** What an invitation determines besides the address. */
export interface Invitation {
  readonly role: InvitedRole;
  readonly organizationId: string | null;
}

const ROLES: readonly InvitedRole[] = ['parent', 'teacher', 'organization_administrator'];

/** What is stored with an invitation's token. */
export const invitationData = ({ role, organizationId }: Invitation): object => ({
  role,
  organization_id: organizationId,
});

/** Returns an invitation from what was stored. */
export function readInvitation({ role, organization_id }: Readonly<Record<string, unknown>>): Invitation {
  return {
    role: ROLES.find(each => each === role) ?? 'parent',
    organizationId: typeof organization_id === 'string' ? organization_id : null,
  };
}

/** Returns the type of user that a role leads to. */
export const userTypeOf = (role: InvitedRole): 0 | 1 | 2 =>
  role === 'parent' ? 0 : role === 'teacher' ? 1 : 2;
