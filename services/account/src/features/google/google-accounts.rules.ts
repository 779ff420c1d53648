/** An account that has the address which Google verified. */
export interface AddressOwner {
  readonly id: string;
  readonly has_password: boolean;
  readonly google_subject: string | null;
  readonly confirmed: boolean;
}

/**
 * What becomes of somebody whom Google knows and we do not. An account with a password is linked by that
 * password only; one that is linked to another of Google's accounts never; one whose address was never
 * confirmed is nobody's, and begins anew with Google's person.
 */
export function googleOutcome(owner: AddressOwner | undefined): 'new' | 'ask-password' | 'link' | 'taken' {
  if (!owner?.confirmed) return 'new';
  if (owner.google_subject !== null) return 'taken';
  return owner.has_password ? 'ask-password' : 'link';
}
