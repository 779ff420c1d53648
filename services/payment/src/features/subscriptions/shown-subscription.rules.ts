import { planOf } from '@burrow/billing';
import type { Subscription } from '@burrow/contracts';
import { nextChargeOf } from '../../domain/next-charge.rules.ts';
import { openUntil } from '../../domain/subscription.rules.ts';

/** A subscription with the payment of the period that runs longest. */
export interface SubscriptionRow {
  readonly id: string;
  readonly plan: string;
  readonly state: Subscription['state'];
  readonly endsAt: string | null;
  readonly pastDueSince: string | null;
  readonly purchase: string | null;
  readonly currency: string | null;
  /** What that payment was, and of which plan. */
  readonly paid: number | null;
  readonly paidPlan: string | null;
  readonly periodEndsAt: string | null;
  /** The plan that begins with the next period, if another is wanted. */
  readonly wanted: string | null;
  /** Whether the buyer's bank took a payment of it back. */
  readonly isChargedBack: boolean;
}

const iso = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

function nextCharge({
  plan,
  wanted,
  state,
  endsAt,
  periodEndsAt,
  currency,
  paid,
  paidPlan,
  isChargedBack,
}: SubscriptionRow): Subscription['next_charge'] {
  const next = planOf(wanted ?? plan);
  if (
    !next ||
    state === 'ended' ||
    endsAt !== null ||
    periodEndsAt === null ||
    currency === null ||
    isChargedBack
  )
    return null;
  const last = { plan: paidPlan ?? '', paid: paid ?? 0, currency };
  return { money: nextChargeOf(next, last), at: new Date(periodEndsAt).toISOString() };
}

/** A subscription as its owner sees it. */
export const shownSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  plan_name: row.plan,
  state: row.state,
  purchase_id: row.purchase,
  next_charge: nextCharge(row),
  ends_at: iso(row.endsAt),
  past_due_since: row.state === 'past-due' ? iso(row.pastDueSince) : null,
  open_until: row.isChargedBack ? null : openUntil(row, [{ state: 'paid', periodEndsAt: row.periodEndsAt }]),
});

/** The subscription that opens levels for longest, of those that open any. */
export function longestOpen(subscriptions: readonly Subscription[], now: Date): Subscription | null {
  const until = ({ open_until }: Subscription): number => Date.parse(open_until ?? '') || 0;
  const open = subscriptions.filter(one => until(one) > now.getTime());
  return open.sort((one, other) => until(other) - until(one))[0] ?? null;
}
