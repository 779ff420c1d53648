import type { Difference } from '@burrow/contracts';
import type { SubscriptionState } from '../../domain/subscription.rules.ts';

/** What one side says about what was paid. */
export interface KnownPayment {
  readonly id: string;
  /** Of which order, as the provider was told. */
  readonly order?: string;
  readonly amount: number;
  readonly currency: string;
}

/** What one side says about a subscription. */
export interface KnownSubscription {
  readonly id: string;
  readonly order?: string;
  readonly state: SubscriptionState;
}

export interface Side {
  readonly payments: readonly KnownPayment[];
  readonly subscriptions: readonly KnownSubscription[];
}

export interface FoundDifference {
  readonly subject: string;
  readonly what: Difference;
  readonly order?: string | undefined;
}

const byId = <One extends { readonly id: string }>(all: readonly One[]): ReadonlyMap<string, One> =>
  new Map(all.map(one => [one.id, one]));

function paymentDifference(said: KnownPayment, ours: KnownPayment | undefined): FoundDifference[] {
  if (!ours) return [{ subject: said.id, what: 'missing-payment', order: said.order }];
  const isSame = ours.amount === said.amount && ours.currency === said.currency;
  return isSame ? [] : [{ subject: said.id, what: 'other-amount', order: said.order }];
}

function subscriptionDifference(
  said: KnownSubscription,
  ours: KnownSubscription | undefined,
): FoundDifference[] {
  if (!ours) return [{ subject: said.id, what: 'missing-subscription', order: said.order }];
  return ours.state === said.state ? [] : [{ subject: said.id, what: 'other-state', order: said.order }];
}

/**
 * Compares what the provider says with what we know.
 * @param theirs payments of some days, and all subscriptions that have not ended
 * @param ours the same payments as far as they are known, and all subscriptions that have not ended or that `theirs` names
 */
export function differencesOf(theirs: Side, ours: Side): FoundDifference[] {
  const payments = byId(ours.payments);
  const subscriptions = byId(ours.subscriptions);
  const running = byId(theirs.subscriptions);
  const lost = ours.subscriptions.filter(({ id, state }) => state !== 'ended' && !running.has(id));
  return [
    ...theirs.payments.flatMap(said => paymentDifference(said, payments.get(said.id))),
    ...theirs.subscriptions.flatMap(said => subscriptionDifference(said, subscriptions.get(said.id))),
    ...lost.map(({ id }) => ({ subject: id, what: 'other-state' as const })),
  ];
}
