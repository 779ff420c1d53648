import { TERMS } from '@burrow/billing';
import { type ContractState, opensOf } from './contract-states.table.ts';
import type { Purchase } from './purchase.rules.ts';
import type { SubscriptionState } from './subscription.rules.ts';

const DAY_MS = 86_400_000;

/** How long a subscription goes on while a renewal is not paid. */
export const GRACE_DAYS = TERMS.graceDays;

/** A payment of a subscription, as its contract needs it. */
export type ContractPayment = Pick<Purchase, 'state' | 'periodEndsAt'> & Partial<Pick<Purchase, 'returned'>>;

/** A subscription with all its payments. */
export interface SubscriptionContract {
  readonly state: SubscriptionState;
  /** The chosen end, or the end itself once it is reached; null while it goes on. */
  readonly endsAt: string | null;
  /** Whether a withdrawal or a refund of it is approved, and its money on its way back. */
  readonly isGoingBack: boolean;
  readonly payments: readonly ContractPayment[];
}

const endOf = ({ periodEndsAt }: ContractPayment): number =>
  periodEndsAt === null ? Number.NEGATIVE_INFINITY : Date.parse(periodEndsAt);

const PAID = new Set<Purchase['state']>(['paid', 'refunded', 'charged-back']);

/** The end of the longest period of which we keep the money; null if there is none. */
function keptUntil(payments: readonly ContractPayment[]): number | null {
  const ends = payments
    .filter(({ state }) => state === 'paid')
    .map(endOf)
    .filter(Number.isFinite);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Whether what pays for now is kept: the payment whose period runs longest did not go back. */
function isLatestKept(payments: readonly ContractPayment[]): boolean {
  const latest = Math.max(...payments.map(endOf));
  return payments.some(one => one.state === 'paid' && endOf(one) === latest);
}

function byMoney({ payments, isGoingBack }: SubscriptionContract): ContractState | null {
  const paid = payments.filter(({ state }) => PAID.has(state));
  if (paid.length === 0) return 'begun';
  if (paid.some(({ state }) => state === 'charged-back')) return 'charged-back';
  if (paid.every(({ state }) => state === 'refunded')) return 'refunded';
  if (isGoingBack) return 'going-back';
  return isLatestKept(paid) ? null : 'refunded';
}

/**
 * How a subscription stands at a time, by all of its payments: first by where its money is, then by what its buyer and the
 * provider decided. So a bank that takes back any payment closes all of it, and one that gives it back opens it again for as
 * long as we keep its money.
 */
export function subscriptionContractState(contract: SubscriptionContract, now: Date): ContractState {
  const { state, endsAt, payments } = contract;
  const money = byMoney(contract);
  if (money) return money;
  const until = keptUntil(payments) ?? 0;
  if (state === 'paused') return 'paused';
  if (state === 'ended' || endsAt !== null) return now.getTime() < until ? 'cancelled' : 'over';
  if (state === 'past-due') return now.getTime() < until + GRACE_DAYS * DAY_MS ? 'grace' : 'past-due';
  return payments.some(({ returned = 0 }) => returned > 0) ? 'refunded-in-part' : 'running';
}

/** Until when a subscription opens anything, by the table of states; null if it opens nothing. */
export function openUntil(contract: SubscriptionContract): string | null {
  // What is open until when does not depend on the time at which somebody asks.
  const opens = opensOf(subscriptionContractState(contract, new Date(0)), 'subscription');
  const until = keptUntil(contract.payments);
  if (opens === 'nothing' || until === null) return null;
  return new Date(opens === 'with-grace' ? until + GRACE_DAYS * DAY_MS : until).toISOString();
}
