import type { PaymentDoubt } from '@burrow/contracts';
import { type NotNull, sql } from '@burrow/service-kit';
import type { Doubt } from '../../provider/fact-of.rules.ts';

interface WaitingRow {
  readonly transaction: string;
  readonly account: string;
  readonly customer: string | null;
  readonly plan: string | null;
  readonly ordered: string;
  readonly amount: NotNull<number>;
  readonly currency: string;
  readonly doubt: PaymentDoubt;
  readonly orderedAmount: NotNull<number>;
  readonly orderedCurrency: string;
  readonly paidAt: Date;
}

/** Those that wait, the oldest first. */
export const WAITING = sql<WaitingRow>`
  select h.transaction, h.account_id as account, h.customer, h.plan, o.plan as ordered, h.amount::float8 as amount, h.currency, h.doubt,
    o.amount::float8 as "orderedAmount", o.currency as "orderedCurrency", h.paid_at as "paidAt"
  from payment.held_payments h join payment.orders o on o.id = h.order_id
  where h.state = 'waiting' order by h.paid_at, h.transaction`;

export interface HeldRow {
  readonly doubt: Doubt;
  readonly amount: NotNull<number>;
  readonly subscription: string | null;
  readonly account: string;
}

/** One that waits; who decides about it too waits for this. */
export const HELD = sql<HeldRow>`
  select doubt, amount::float8 as amount, subscription, account_id as account from payment.held_payments
  where transaction = $1 and state = 'waiting' for update`;
