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

/** Everybody of whose purchases somebody decides: an administrator keeps what they bought as a parent. */
export function ownersOf(identity: Identity): Owner[] {
  const self = identity.user === null ? null : ({ kind: 'user', id: identity.user } as const);
  const buyer = ownerOf(identity);
  return [buyer, buyer?.kind === 'user' ? null : self].filter(owner => owner !== null);
}
