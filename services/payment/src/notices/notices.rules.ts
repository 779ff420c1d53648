import type { BillingNotice } from '@burrow/contracts';
import { type Money, planOf } from '@burrow/billing';
import type { Purchase } from '../domain/purchase.rules.ts';
import type { RefundState } from '../domain/refund.rules.ts';
import { nextChargeOf } from '../domain/next-charge.rules.ts';
import { openUntil } from '../domain/contract.rules.ts';
import type { Subscription } from '../domain/subscription.rules.ts';

/** Something that a buyer is told once. */
export interface Notice {
  /** Names what happened, so that it is told once whatever reports it. */
  readonly key: string;
  readonly notice: BillingNotice;
  readonly plan_name: string;
  readonly money: Money;
  /** The day that the buyer reads. */
  readonly date: string | null;
  /** By which the buyer finds it: of a payment, or of a school's invoice; null for what somebody else paid. */
  readonly number: string | null;
  /** When it happened, if that is known: nobody is told of what is long past. */
  readonly at: string | null;
}

/** A subscription, and whether its money is on its way back. */
export interface CurrentSubscription extends Subscription {
  readonly isGoingBack: boolean;
}

export interface Told {
  readonly purchases: readonly Purchase[];
  readonly subscriptions: readonly CurrentSubscription[];
  /** Subscriptions that their buyer ended at once. */
  readonly cancelled: readonly string[];
  /** Purchases that the buyer made, not renewals. */
  readonly ordered: readonly { readonly purchase: string }[];
  /** Those that others paid. */
  readonly gifts: readonly string[];
  readonly refunds: readonly {
    readonly id: string;
    readonly purchase: string;
    readonly state: RefundState;
    readonly rule: string;
    /** All that goes back; null for one of an earlier release, which gave one payment back. */
    readonly amount: number | null;
    /** The payments of which something goes back. */
    readonly parts: readonly string[];
  }[];
}

const moneyOf = ({ paid: amount, currency }: Purchase): Money => ({ amount, currency });

/** Who has a gift is told when it ends, not what it cost. */
function giftNotices({ id, state, plan: plan_name, currency }: Purchase): Notice[] {
  if (state !== 'refunded' && state !== 'charged-back') return [];
  const money = { amount: 0, currency };
  return [
    { key: `gift ended ${id}`, notice: 'gift-ended', plan_name, money, date: null, number: null, at: null },
  ];
}

const OF_REFUND: Readonly<Partial<Record<RefundState, BillingNotice>>> = {
  approved: 'refund-approved',
  rejected: 'refund-rejected',
  paid: 'refund-paid',
};

/** A refund is told as one, with one amount, of however many payments it is. */
function refundNotices(purchase: Purchase, { refunds }: Told): Notice[] {
  return refunds.flatMap(({ id, purchase: of, state, rule, amount }) => {
    const notice = state === 'approved' && rule === 'bought-twice' ? 'bought-twice' : OF_REFUND[state];
    if (of !== purchase.id || !notice) return [];
    const money = { amount: amount ?? purchase.paid, currency: purchase.currency };
    const key = state === 'paid' ? `refunded ${of}` : `refund ${id} ${state}`;
    return [{ key, notice, plan_name: purchase.plan, money, date: null, number: of, at: null }];
  });
}

function purchaseNotices(purchase: Purchase, told: Told): Notice[] {
  const { ordered, refunds, gifts } = told;
  if (gifts.includes(purchase.id)) return giftNotices(purchase);
  const { id, state, plan: plan_name, currency, returned, paidAt } = purchase;
  const isOrdered = ordered.some(({ purchase: of }) => of === id);
  // What was asked for is told as one; what somebody gave back at the provider, by each payment.
  const isOfRefund = refunds.some(({ parts }) => parts.includes(id));
  const base = { plan_name, money: moneyOf(purchase), date: null, number: id, at: null };
  return [
    ...(state === 'paid' && isOrdered ? [{ ...base, key: `paid ${id}`, notice: 'purchase-made' as const, date: paidAt, at: paidAt }] : []),
    ...(state === 'refunded' && !isOfRefund
      ? [{ ...base, key: `refunded ${id}`, notice: 'refund-paid' as const, money: { amount: returned, currency } }]
      : []),
    ...refundNotices(purchase, told),
    ...(state === 'charged-back'
      ? [{ ...base, key: `bank took ${id}`, notice: 'charged-back' as const, money: { amount: returned, currency } }]
      : []),
  ]; // prettier-ignore
}

/** What is charged next, in the currency that was paid in. */
function priceOf(plan: string, [latest]: readonly Purchase[]): Money | null {
  const found = planOf(plan);
  return found && latest ? nextChargeOf(found, latest) : null;
}

/** The number of what was paid last: the receipt that the buyer looks at. */
const lastNumber = (payments: readonly Purchase[]): string | null =>
  payments.findLast(({ state }) => state === 'paid')?.id ?? null;

/** A plan that ended since its renewal was not paid closed then, or before that with the time of grace. */
function closedNotices(subscription: CurrentSubscription, payments: readonly Purchase[]): Notice[] {
  const { id, plan: plan_name, endsAt, pastDueSince } = subscription;
  const money = priceOf(plan_name, payments);
  const grace = openUntil({ ...subscription, state: 'past-due', endsAt: null, payments });
  if (!money || !grace || !endsAt || !pastDueSince) return [];
  const date = Date.parse(grace) < Date.parse(endsAt) ? grace : endsAt;
  const number = lastNumber(payments);
  return [
    { key: closedKey(id, pastDueSince), notice: 'plan-closed', plan_name, money, date, number, at: date },
  ];
}

/** What its buyer ended at once: what is paid may stay open, and what was not paid is charged no more. */
function cancelledNotices(subscription: CurrentSubscription, payments: readonly Purchase[]): Notice[] {
  const { id, plan: plan_name, endsAt } = subscription;
  const money = priceOf(plan_name, payments);
  const until = openUntil({ ...subscription, payments });
  if (!money || !until || !endsAt) return [];
  const isOpen = Date.parse(until) > Date.parse(endsAt);
  const [notice, date] = isOpen
    ? (['subscription-ending', until] as const)
    : (['subscription-ended', endsAt] as const);
  return [
    { key: `cancelled ${id}`, notice, plan_name, money, date, number: lastNumber(payments), at: endsAt },
  ];
}

/** Names that a plan closed, for whoever finds it out first: what ended it, or the job that looks for it. */
const closedKey = (id: string, pastDueSince: string): string => `closed ${id} ${pastDueSince}`;

function subscriptionNotices(
  subscription: CurrentSubscription,
  payments: readonly Purchase[],
  isCancelled: boolean,
): Notice[] {
  const { id, state, plan: plan_name, endsAt, pastDueSince } = subscription;
  if (state === 'ended')
    return isCancelled ? cancelledNotices(subscription, payments) : closedNotices(subscription, payments);
  const money = priceOf(plan_name, payments);
  const date = openUntil({ ...subscription, payments });
  const number = lastNumber(payments);
  if (!money || !date) return [];
  if (state === 'past-due' && pastDueSince)
    return [
      {
        key: `past due ${id} ${pastDueSince}`,
        notice: 'payment-failed',
        plan_name,
        money,
        date,
        number,
        at: pastDueSince,
      },
    ];
  if (!endsAt) return [];
  return [
    {
      key: `ending ${id} ${endsAt}`,
      notice: 'subscription-ending',
      plan_name,
      money,
      date,
      number,
      at: null,
    },
  ];
}

/** What somebody is told of all that they bought. */
export function noticesOf(told: Told): Notice[] {
  return [
    ...told.purchases.flatMap(purchase => purchaseNotices(purchase, told)),
    ...told.subscriptions.flatMap(one =>
      subscriptionNotices(
        one,
        told.purchases.filter(({ subscription }) => subscription === one.id),
        told.cancelled.includes(one.id),
      ),
    ),
  ];
}
