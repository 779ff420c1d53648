import { follow, type Transitions } from '@burrow/service-kit';
import type { AdjustmentFact, PaymentFact, TransferFact } from '../facts/fact.schema.ts';
import { latestAdjustments, orderFacts } from '../facts/order-facts.rules.ts';

export type PurchaseState = 'open' | 'failed' | 'canceled' | 'paid' | 'refunded' | 'charged-back';

type PurchaseEvent = PaymentFact['happened'] | 'refunded' | 'charged-back' | 'restored';

/** Money that arrives after all is money: a purchase that was given up may still be paid. */
export const PURCHASE_TRANSITIONS: Transitions<PurchaseState, PurchaseEvent> = {
  open: { opened: 'open', failed: 'failed', canceled: 'canceled', paid: 'paid' },
  failed: { opened: 'open', failed: 'failed', canceled: 'canceled', paid: 'paid' },
  canceled: { paid: 'paid' },
  paid: { paid: 'paid', refunded: 'refunded', 'charged-back': 'charged-back' },
  refunded: { restored: 'paid', 'charged-back': 'charged-back' },
  'charged-back': { restored: 'paid', refunded: 'refunded' },
};

/** A payment for a course, or for a period of a subscription, as all that is known of it tells. */
export interface Purchase {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  /** For how many students it is. */
  readonly seats: number;
  readonly subscription: string | null;
  readonly state: PurchaseState;
  readonly currency: string;
  /** What the card paid: what of a price came from a balance was paid before, and is in that payment. */
  readonly paid: number;
  /** Its price with tax, what a balance paid of it too: what the same plan costs again. */
  readonly total: number;
  /** What of it went back, by refunds and chargebacks. */
  readonly returned: number;
  readonly paidAt: string | null;
  readonly periodEndsAt: string | null;
}

/** Credit goes to a balance, not back, and a warning takes nothing: what was bought stays. */
const SIGN = {
  refund: 1,
  chargeback: 1,
  'chargeback-reverse': -1,
  'chargeback-warning': 0,
  'chargeback-warning-reverse': 0,
  credit: 0,
} as const;

function eventOf(
  { action }: AdjustmentFact,
  { paid, returned }: Pick<Purchase, 'paid' | 'returned'>,
): PurchaseEvent | null {
  // A bank may have taken what was refunded before: once that is reversed, it is refunded as it was.
  if (action === 'chargeback-reverse') return returned < paid ? 'restored' : 'refunded';
  // Whoever asks their bank for a part of it does not keep the rest open.
  if (action === 'chargeback') return 'charged-back';
  return action === 'refund' && returned >= paid ? 'refunded' : null;
}

const begin = (first: PaymentFact): Purchase => ({
  id: first.purchase,
  account: first.account,
  plan: first.plan,
  seats: first.seats,
  subscription: first.subscription,
  state: 'open',
  currency: first.currency,
  paid: 0,
  total: 0,
  returned: 0,
  paidAt: null,
  periodEndsAt: null,
});

function pay(purchase: Purchase, fact: PaymentFact): Purchase {
  const state = follow(PURCHASE_TRANSITIONS, purchase.state, fact.happened);
  if (state === null) return purchase;
  const { at, taken, credit, currency, plan, seats, subscription, periodEndsAt } = fact;
  // It is paid once. A second report may know more: the subscription that a first payment has begun.
  if (purchase.state === 'paid') {
    const more = {
      subscription: subscription ?? purchase.subscription,
      periodEndsAt: periodEndsAt ?? purchase.periodEndsAt,
    };
    return { ...purchase, ...more };
  }
  if (fact.happened !== 'paid') return { ...purchase, state };
  const paidAt = fact.paidAt ?? at;
  return {
    ...purchase,
    state,
    currency,
    plan,
    seats,
    subscription,
    periodEndsAt,
    paid: taken,
    total: taken + credit,
    paidAt,
  };
}

function adjust(purchase: Purchase, fact: AdjustmentFact): Purchase {
  if (fact.status !== 'approved' || purchase.paidAt === null || fact.currency !== purchase.currency)
    return purchase;
  const returned = purchase.returned + SIGN[fact.action] * fact.total;
  const event = eventOf(fact, { ...purchase, returned });
  const state = event && follow(PURCHASE_TRANSITIONS, purchase.state, event);
  return { ...purchase, returned, state: state ?? purchase.state };
}

/**
 * Returns a purchase as its facts tell, or null while no payment is known. Facts may be given in any order, and repeatedly:
 * they are applied as they happened, payments first, since nothing goes back that was not paid. It is whose support gave it to last.
 */
export function purchaseOf(
  payments: readonly PaymentFact[],
  adjustments: readonly AdjustmentFact[],
  transfers: readonly TransferFact[] = [],
): Purchase | null {
  const [first, ...more] = orderFacts(payments);
  if (!first) return null;
  const paid = more.reduce(pay, pay(begin(first), first));
  const account = orderFacts(transfers).at(-1)?.account ?? paid.account;
  return latestAdjustments(adjustments).reduce(adjust, { ...paid, account });
}
