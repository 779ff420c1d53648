import type { TransactionStatus } from '@paddle/paddle-node-sdk';

/** What becomes of a checkout that was begun before, when another plan is to be bought instead. */
export type EarlierCheckout = 'reuse' | 'cancel' | 'gone' | 'being-paid';

const BECOMES: Readonly<Partial<Record<TransactionStatus, EarlierCheckout>>> = {
  // Nobody has said yet who pays, and the provider cancels none of these: it becomes the checkout of the new plan.
  draft: 'reuse',
  // Somebody may look at its price at this moment: it can be paid no more.
  ready: 'cancel',
  canceled: 'gone',
};

/**
 * Says what becomes of it. The provider decides between paying and giving up, so that of two checkouts one at most is ever
 * paid, and one that was left never stands in the way. Money that is on its way, or in a state that we do not know, is waited for.
 * @param status how it stands at the provider; null if the provider knows nothing of it
 */
export const earlierCheckout = (status: TransactionStatus | null): EarlierCheckout =>
  status === null ? 'gone' : (BECOMES[status] ?? 'being-paid');
