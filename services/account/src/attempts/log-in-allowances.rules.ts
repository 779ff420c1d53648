import type { Identity } from '@burrow/service-kit';
import { accountAtKey, accountInKey, addressKey, type AttemptKey } from './attempt-keys.rules.ts';
import { ACCOUNT_POLICY, type AttemptPolicy, EVERYWHERE_POLICY } from './attempts.rules.ts';

/** What one try of a password is counted for. */
export interface Allowance {
  readonly key: AttemptKey;
  readonly policy: AttemptPolicy;
  /** The network address where it is one of the accounts that failed there, until it succeeds. */
  readonly at?: AttemptKey;
  /** Whether a success forgets all that was counted; else only itself. */
  readonly isOwn: boolean;
}

/**
 * Classmates share a network address, and a name is no secret, so that neither alone may keep a child out.
 * A browser that has been logged in to the account before has an allowance of its own. All others share one
 * for the account at their address, and a wide one for the account over all addresses.
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
