import { day, payment } from '../../facts/facts.harness.ts';
import type { Bought } from './bought.types.ts';
import type { OrderRow, PurchaseRow } from './buyers.queries.ts';

export const ACCOUNT = payment().account;

export const ORDER: OrderRow = {
  id: 'order-1', transaction: 'txn_1', plan: 'beginner', amount: 4900, currency: 'EUR', seats: 1, at: day(0), isGift: false,
}; // prettier-ignore

export const PURCHASE: PurchaseRow = {
  id: 'txn_1', account: ACCOUNT, plan: 'beginner', seats: 1, subscription: null, state: 'paid', currency: 'EUR', paid: 4900,
  total: 4900, returned: 0, paidAt: day(0), periodEndsAt: null, students: 1,
}; // prettier-ignore

/** Somebody who bought nothing, unless given otherwise. */
export const bought = (more: Partial<Bought> = {}): Bought => ({
  account: ACCOUNT,
  orders: [],
  purchases: [],
  subscriptions: [],
  facts: [],
  refunds: [],
  held: [],
  invoices: [],
  audit: [],
  ...more,
});

/** A refund of the whole price, unless given otherwise. */
export const refund = (more: Partial<Bought['refunds'][number]> = {}): Bought['refunds'][number] => ({
  purchase: 'txn_1',
  state: 'approved',
  rule: 'withdrawal',
  reason: '',
  amount: 4900,
  at: day(1),
  ...more,
});
