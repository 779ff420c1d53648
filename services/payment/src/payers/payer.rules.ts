import type { DescribedBuyers, Payer } from '@burrow/contracts';

/** Whose an account is. */
export interface AccountOwner {
  readonly kind: 'user' | 'organization' | null;
  readonly owner: string | null;
  /** Whether somebody without an account bought a gift with it. */
  readonly isGuest: boolean;
}

/** Who pays with an account, as account describes them. */
export function payerOf({ kind, owner, isGuest }: AccountOwner, known: DescribedBuyers['buyers']): Payer {
  const nobody = { owner_id: null, name: null, email: null };
  if (kind === null || owner === null) return { kind: isGuest ? 'guest' : 'gone', ...nobody };
  const { name, email } = known.find(({ id }) => id === owner) ?? nobody;
  return { kind: kind === 'user' ? 'adult' : 'school', owner_id: owner, name, email };
}
