import { TERMS } from '@burrow/billing';
import type { Gift } from '@burrow/contracts';
import type { PurchaseState } from './purchase.rules.ts';
import { lastMomentOf } from './refund-eligibility.rules.ts';
import type { RefundState } from './refund.rules.ts';

/** A gift, as its order, its purchase and its refunds tell. */
export interface BoughtGift {
  readonly state: PurchaseState;
  readonly paidAt: string | null;
  readonly isRedeemed: boolean;
  /** Requests for a refund so far. */
  readonly requests: readonly RefundState[];
}

/** Whether the money is on its way back. */
export const isGoingBack = ({ requests }: Pick<BoughtGift, 'requests'>): boolean =>
  requests.some(request => request === 'requested' || request === 'approved');

/** How a gift stands, for its buyer. */
export function giftState(gift: BoughtGift): Gift['state'] {
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
 * the law's withdrawal.
 */
export function giftRefund(gift: BoughtGift, now: Date): GiftRefund | null {
  const { state, paidAt, isRedeemed } = gift;
  if (state !== 'paid' || paidAt === null || isGoingBack(gift)) return null;
  const [rule, days] = isRedeemed
    ? (['withdrawal', TERMS.withdrawalDays] as const)
    : (['within-refund-time', TERMS.refundDays] as const);
  const until = lastMomentOf(paidAt, days);
  return now.getTime() <= until ? { rule, until: new Date(until).toISOString() } : null;
}
