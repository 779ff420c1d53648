import type { Gift } from '@burrow/contracts';
import type { PurchaseState } from './purchase.rules.ts';
import { lastMomentOf, REFUND_DAYS, WITHDRAWAL_DAYS } from './refund-eligibility.rules.ts';
import type { RefundState } from './refund.rules.ts';

/** A gift, as its order, its purchase and its refunds tell. */
export interface StandingGift {
  readonly state: PurchaseState;
  readonly paidAt: string | null;
  readonly isRedeemed: boolean;
  /** Whether the buyer gave up the right of withdrawal for the time after the code was used. */
  readonly isEarly: boolean;
  /** Requests for a refund so far. */
  readonly requests: readonly RefundState[];
}

/** Whether the money is on its way back. */
export const isGoingBack = ({ requests }: Pick<StandingGift, 'requests'>): boolean =>
  requests.some(request => request === 'requested' || request === 'approved');

/** How a gift stands, for its buyer. */
export function giftState(gift: StandingGift): Gift['state'] {
  if (gift.state !== 'paid') return gift.state;
  if (isGoingBack(gift)) return 'refunding';
  return gift.isRedeemed ? 'redeemed' : 'paid';
}

/** The rule by which a buyer gives a gift back, and until when. */
export interface GiftRefund {
  readonly rule: 'withdrawal' | 'within-refund-time';
  readonly until: string;
}

/**
 * Returns how a gift may be given back at a time, or null. While nobody has used its code, as any course; after that, only by
 * the law's withdrawal, which who agreed to an early start gave up.
 */
export function giftRefund(gift: StandingGift, now: Date): GiftRefund | null {
  const { state, paidAt, isRedeemed, isEarly } = gift;
  if (state !== 'paid' || paidAt === null || isGoingBack(gift) || (isRedeemed && isEarly)) return null;
  const [rule, days] = isRedeemed
    ? (['withdrawal', WITHDRAWAL_DAYS] as const)
    : (['within-refund-time', REFUND_DAYS] as const);
  const until = lastMomentOf(paidAt, days);
  return now.getTime() <= until ? { rule, until: new Date(until).toISOString() } : null;
}
