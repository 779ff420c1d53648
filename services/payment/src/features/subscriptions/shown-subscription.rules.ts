import { planOf } from '@burrow/billing';
import type { Subscription } from '@burrow/contracts';
import { nextChargeOf } from '../../domain/next-charge.rules.ts';
import {
  openUntil,
  type SubscriptionContract,
  subscriptionContractState,
} from '../../domain/contract.rules.ts';
import { planThatRuns } from '../../domain/plan-change.rules.ts';

/** A subscription with the payment of the period that runs longest. */
export interface SubscriptionRow extends SubscriptionContract {
  readonly id: string;
  readonly plan: string;
  readonly pastDueSince: string | null;
  readonly purchase: string | null;
  readonly currency: string | null;
  /** What that payment was, and of which plan. */
  readonly total: number | null;
  readonly paidPlan: string | null;
  readonly periodEndsAt: string | null;
  /** The plan of what was paid last, and the end of its period. */
  readonly lastPlan: string | null;
  readonly lastEndsAt: string | null;
  /** The plan that the provider is being asked for with the next period. */
  readonly wanted: string | null;
}

/** The plan that begins with the next charge; null if it is the one that runs. */
export function nextPlan(row: Pick<SubscriptionRow, 'plan' | 'lastPlan' | 'wanted'>): string | null {
  const next = row.wanted ?? row.plan;
  return next === planThatRuns(row) ? null : next;
}

const iso = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

/** What is charged next, if anything is: nothing of what is paused, ends, was taken back, or is on its way back. */
function nextCharge(row: SubscriptionRow): Subscription['next_charge'] {
  const { state, endsAt, periodEndsAt, currency, total, paidPlan, isGoingBack, payments } = row;
  const next = planOf(nextPlan(row) ?? planThatRuns(row));
  const goesOn = (state === 'active' || state === 'past-due') && endsAt === null && !isGoingBack;
  const isTakenBack = payments.some(one => one.state === 'charged-back');
  if (!next || !goesOn || isTakenBack || periodEndsAt === null || currency === null) return null;
  const last = { plan: paidPlan ?? '', total: total ?? 0, currency };
  return { money: nextChargeOf(next, last), at: new Date(periodEndsAt).toISOString() };
}

/** What is charged if one that is paused is resumed, and when: once what is paid is over, which may be at once. */
export function resumption(row: SubscriptionRow): NonNullable<Subscription['on_resume']> | null {
  const { plan, periodEndsAt, currency, total, paidPlan } = row;
  const next = planOf(plan);
  // Whether it is paused does not depend on the time at which somebody asks.
  const isPaused = subscriptionContractState(row, new Date(0)) === 'paused';
  if (!isPaused || !next || periodEndsAt === null || currency === null) return null;
  const last = { plan: paidPlan ?? '', total: total ?? 0, currency };
  return { money: nextChargeOf(next, last), at: new Date(periodEndsAt).toISOString() };
}

/** A subscription as its owner sees it. */
export const shownSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  plan_name: planThatRuns(row),
  next_plan: nextPlan(row),
  state: row.state,
  purchase_id: row.purchase,
  next_charge: nextCharge(row),
  on_resume: resumption(row),
  ends_at: iso(row.endsAt),
  past_due_since: row.state === 'past-due' ? iso(row.pastDueSince) : null,
  open_until: openUntil(row),
});

/** Whether it is paid for: the provider may tell of a subscription before the payment that began it. */
export const isBegun = (row: SubscriptionContract, now: Date): boolean =>
  subscriptionContractState(row, now) !== 'begun';

/** Whether a subscription goes on, or opens anything for as long as it is paid. */
export const isOfUse = ({ state, open_until }: Subscription, now: Date): boolean =>
  state !== 'ended' || (open_until !== null && new Date(open_until) > now);

/** The subscription that opens levels for longest, of those that open any. */
export function longestOpen(subscriptions: readonly Subscription[], now: Date): Subscription | null {
  const until = ({ open_until }: Subscription): number => Date.parse(open_until ?? '') || 0;
  const open = subscriptions.filter(one => until(one) > now.getTime());
  return open.sort((one, other) => until(other) - until(one))[0] ?? null;
}
