import { follow, type Transitions } from '@burrow/service-kit';
import type { SubscriptionFact } from '../facts/fact.schema.ts';
import { orderFacts } from '../facts/order-facts.rules.ts';

export type SubscriptionState = 'active' | 'past-due' | 'paused' | 'ended';

/** An end is final: who comes back buys a new subscription. A pause is not: it is resumed, or ends. */
export const SUBSCRIPTION_TRANSITIONS: Transitions<SubscriptionState, SubscriptionState> = {
  active: { active: 'active', 'past-due': 'past-due', paused: 'paused', ended: 'ended' },
  'past-due': { active: 'active', 'past-due': 'past-due', paused: 'paused', ended: 'ended' },
  paused: { active: 'active', 'past-due': 'past-due', paused: 'paused', ended: 'ended' },
  ended: {},
};

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
