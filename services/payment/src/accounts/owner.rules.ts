import type { Identity } from '@burrow/service-kit';

/** Who pays: an adult, or a school. */
export interface Owner {
  readonly kind: 'user' | 'organization';
  readonly id: string;
}

/** The owner for whom somebody buys: an administrator's school, everybody else themselves. Null for who has none. */
export function ownerOf({ role, user, organization }: Identity): Owner | null {
  if (role === 'admin') return organization === null ? null : { kind: 'organization', id: organization };
  return user === null ? null : { kind: 'user', id: user };
}
