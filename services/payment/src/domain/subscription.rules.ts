import { follow, type Transitions } from '@burrow/service-kit';
import type { SubscriptionFact } from '../facts/fact.schema.ts';
import { orderFacts } from '../facts/order-facts.rules.ts';
import type { Purchase } from './purchase.rules.ts';

export type SubscriptionState = 'active' | 'past-due' | 'ended';

/** An end is final: who comes back buys a new subscription. */
export const SUBSCRIPTION_TRANSITIONS: Transitions<SubscriptionState, SubscriptionState> = {
  active: { active: 'active', 'past-due': 'past-due', ended: 'ended' },
  'past-due': { active: 'active', 'past-due': 'past-due', ended: 'ended' },
  ended: {},
};

const DAY_MS = 86_400_000;

/** How long a subscription goes on while a renewal is not paid. */
export const GRACE_DAYS = 7;

export interface Subscription {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly state: SubscriptionState;
  /** The chosen end, or the end itself once it is reached; null while it goes on. */
  readonly endsAt: string | null;
  /** Since when a renewal is not paid; stays once it has ended because of that. */
  readonly pastDueSince: string | null;
}

function unpaidSince(
  state: SubscriptionState,
  { pastDueSince, endsAt }: Subscription,
  { at }: SubscriptionFact,
): string | null {
  if (state === 'past-due') return pastDueSince ?? at;
  // An end that was chosen is no consequence of what is not paid.
  return state === 'ended' && endsAt === null ? pastDueSince : null;
}

function step(subscription: Subscription, fact: SubscriptionFact): Subscription {
  const state = follow(SUBSCRIPTION_TRANSITIONS, subscription.state, fact.status);
  if (state === null) return subscription;
  return {
    ...subscription,
    state,
    plan: fact.plan,
    endsAt: state === 'ended' ? fact.at : fact.endsAt,
    pastDueSince: unpaidSince(state, subscription, fact),
  };
}

/** Returns a subscription as its facts tell, in whatever order they are given; null while none is known. */
export function subscriptionOf(facts: readonly SubscriptionFact[]): Subscription | null {
  const ordered = orderFacts(facts);
  const [first] = ordered;
  if (!first) return null;
  const { subscription: id, account, plan } = first;
  const begun: Subscription = { id, account, plan, state: 'active', endsAt: null, pastDueSince: null };
  return ordered.reduce(step, begun);
}

/**
 * Until when a subscription opens anything: the end of what is paid, and while it goes on seven days more for a renewal
 * that fails or is late. A refund takes the paid period away at once. Null if nothing is paid, and if the buyer's bank took
 * any payment of it back, also one of a month that is over.
 */
export function openUntil(
  { endsAt }: Pick<Subscription, 'endsAt'>,
  purchases: readonly Pick<Purchase, 'state' | 'periodEndsAt'>[],
): string | null {
  const paid = purchases.flatMap(({ state, periodEndsAt }) =>
    state === 'paid' && periodEndsAt !== null ? [Date.parse(periodEndsAt)] : [],
  );
  if (paid.length === 0 || purchases.some(({ state }) => state === 'charged-back')) return null;
  const until = Math.max(...paid);
  const end = endsAt === null ? until + GRACE_DAYS * DAY_MS : Math.min(until, Date.parse(endsAt));
  return new Date(end).toISOString();
}
