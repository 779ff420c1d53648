import type { ISubscriptionResponse } from '@paddle/paddle-node-sdk';
import { RefusalError } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';

/** How long before a renewal nothing can be changed any more. */
const LOCK_MS = 30 * 60_000;

/** Refuses changes shortly before a renewal, and while one is not paid. */
export function demandChangeable(
  store: Store,
  { status, next_billed_at }: Pick<ISubscriptionResponse, 'status' | 'next_billed_at'>,
): void {
  if (status === 'past_due')
    throw new RefusalError(409, 'subscription_outstanding_transaction', 'A renewal is not paid.');
  if (next_billed_at && Date.parse(next_billed_at) - store.clock.now().getTime() < LOCK_MS)
    throw new RefusalError(409, 'subscription_locked_renewal', 'It is renewed in less than half an hour.');
}

/** Refuses a date for the next charge that is too near. */
export function demandLater(store: Store, nextBilledAt: string | undefined): void {
  if (nextBilledAt !== undefined && Date.parse(nextBilledAt) - store.clock.now().getTime() < LOCK_MS)
    throw new RefusalError(409, 'subscription_next_billed_at_too_soon', 'That is in less than half an hour.');
}
