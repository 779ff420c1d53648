import type { AdjustmentFact, PaymentFact, SubscriptionFact } from './fact.schema.ts';

const ACCOUNT = '6f2c9f1e-2e0c-4a4e-9d0d-0c8d5d6f7a11';
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 31);

/** The time so many days after the end of January 2026. */
export const day = (days: number): string => new Date(START + days * DAY_MS).toISOString();

/** A beginner course, paid on the first day, unless given otherwise. */
export const payment = (more: Partial<PaymentFact> = {}): PaymentFact => ({
  kind: 'payment',
  id: 'evt_1',
  at: day(0),
  account: ACCOUNT,
  currency: 'EUR',
  purchase: 'txn_1',
  subscription: null,
  plan: 'beginner',
  seats: 1,
  happened: 'paid',
  taken: 4900,
  credit: 0,
  tax: 782,
  periodEndsAt: null,
  paidAt: null,
  ...more,
});

/** The whole price goes back on the second day, unless given otherwise. */
export const adjustment = (more: Partial<AdjustmentFact> = {}): AdjustmentFact => ({
  kind: 'adjustment',
  id: 'evt_2',
  at: day(1),
  currency: 'EUR',
  adjustment: 'adj_1',
  purchase: 'txn_1',
  action: 'refund',
  status: 'approved',
  total: 4900,
  tax: 782,
  ...more,
});

/** An active subscription that ends by nobody's wish, unless given otherwise. */
export const subscription = (more: Partial<SubscriptionFact> = {}): SubscriptionFact => ({
  kind: 'subscription',
  id: 'evt_3',
  at: day(0),
  account: ACCOUNT,
  currency: 'EUR',
  subscription: 'sub_1',
  plan: 'unlimited-monthly',
  status: 'active',
  periodEndsAt: day(28),
  endsAt: null,
  ...more,
});
