import type { AddressOwner } from './google-accounts.queries.ts';

/**
 * Decides what happens to a person who is known to Google but not to us. An account with a password is linked only with
 * that password; one that is linked to another Google account never; one whose address was never
 * confirmed belongs to nobody, and starts afresh for this person.
 */
export function googleOutcome(owner: AddressOwner | undefined): 'new' | 'ask-password' | 'link' | 'taken' {
  if (!owner?.confirmed) return 'new';
  if (owner.google_subject !== null) return 'taken';
  return owner.has_password ? 'ask-password' : 'link';
}
