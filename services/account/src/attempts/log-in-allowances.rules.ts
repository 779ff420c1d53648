import type { Identity } from '@burrow/service-kit';
import { accountAtKey, accountInKey, addressKey, type AttemptKey } from './attempt-keys.rules.ts';
import { ACCOUNT_POLICY, type AttemptPolicy, EVERYWHERE_POLICY } from './attempts.rules.ts';

/** What one attempt at a password is counted for. */
export interface Allowance {
  readonly key: AttemptKey;
  readonly policy: AttemptPolicy;
  /** The network address, if this account counts as failed there until it succeeds. */
  readonly at?: AttemptKey;
  /** Whether a success clears everything that was counted, or only this attempt. */
  readonly isOwn: boolean;
}

/**
 * Classmates share a network address, and a username is not a secret, so neither alone may lock a child out.
 * A browser that was logged in to the account before has its own allowance. All others share one
 * for the account at their address, and a generous one for the account over all addresses.
 */
export function allowancesOf(
  account: AttemptKey,
  { visitor, address }: Pick<Identity, 'visitor' | 'address'>,
  isKnownBrowser: boolean,
): readonly Allowance[] {
  if (isKnownBrowser) return [{ key: accountInKey(account, visitor), policy: ACCOUNT_POLICY, isOwn: true }];
  const here = accountAtKey(account, address);
  return [
    { key: here, policy: ACCOUNT_POLICY, at: addressKey(address), isOwn: true },
    { key: account, policy: EVERYWHERE_POLICY, isOwn: false },
  ];
}
