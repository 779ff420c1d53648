import type { Purchase, Subscription } from '@burrow/contracts';
import { isClassSet } from '@burrow/contracts/seats';

export type PurchaseState =
  | Purchase['state']
  | 'unassigned'
  | 'class-set'
  | 'refund-requested'
  | 'refund-approved'
  | 'refund-rejected';

const OF_REFUND = {
  requested: 'refund-requested',
  approved: 'refund-approved',
  rejected: 'refund-rejected',
  paid: 'refunded',
} as const;

/** How a purchase stands, as its buyer is told: what needs to be known most comes first. */
export function stateOfPurchase({ state, refund, course_name, student_id, seats }: Purchase): PurchaseState {
  if (state !== 'paid') return state;
  if (refund) return OF_REFUND[refund.state];
  if (isClassSet(seats)) return 'class-set';
  return course_name !== null && student_id === null ? 'unassigned' : 'paid';
}

export type SubscriptionState =
  | 'running'
  | 'ending'
  | 'past-due'
  | 'past-due-closed'
  | 'paused'
  | 'paused-closed'
  | 'closed'
  | 'ended';

/** How a subscription stands: one whose end was chosen still runs, and one that goes on may be closed. */
export function stateOfSubscription(
  { state, next_charge, ends_at, open_until }: Subscription,
  now = new Date(),
): SubscriptionState {
  const isOpen = open_until !== null && new Date(open_until) > now;
  // The provider ended it before the time that is paid.
  if (state === 'ended') return isOpen ? 'ending' : 'ended';
  // Its money is on its way back, or with the bank: the provider is about to end it.
  if (open_until === null) return 'closed';
  if (state !== 'active') return isOpen ? state : `${state}-closed`;
  return ends_at !== null || next_charge === null ? 'ending' : 'running';
}

/** Whether money of this buyer came in that a receipt can name. */
export const hasReceipt = ({ state, paid_at, is_gift }: Purchase): boolean =>
  !is_gift && paid_at !== null && ['paid', 'refunded', 'charged-back'].includes(state);

/** Whether to offer the page on which a refund is asked for; the page says what the rules decide. */
export const mayAskForRefund = ({ state, refund, is_gift }: Purchase): boolean =>
  !is_gift && state === 'paid' && refund === null;
