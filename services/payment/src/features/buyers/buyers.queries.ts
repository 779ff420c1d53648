import type { PaymentDoubt, Wrong } from '@burrow/contracts';
import { type NotNull, sql } from '@burrow/service-kit';
import type { Fact } from '../../facts/fact.schema.ts';
import type { PurchaseState } from '../../domain/purchase.rules.ts';
import type { RefundState } from '../../domain/refund.rules.ts';

/** Accounts that an owner's, an account's or an order's id is about. */
export const BY_ID = sql<{ readonly id: NotNull<string> }>`
  select id from payment.accounts where owner_id = $1 or id = $1
  union select account_id from payment.orders where id = $1`;

/** Accounts that a number is of: a payment's, a subscription's, an invoice's, or that of something that went back. */
export const BY_NUMBER = sql<{ readonly id: NotNull<string> }>`
  select account_id as id from payment.orders where transaction = $1
  union select account_id from payment.purchases where id = $1 or subscription = $1
  union select account_id from payment.held_payments where transaction = $1 or subscription = $1
  union select account_id from payment.invoices where number = $1
  union select p.account_id from payment.refund_parts r join payment.purchases p on p.id = r.purchase_id where r.adjustment = $1`;

/** Accounts of gifts that this address ordered and was not mailed yet. */
export const BY_GIFT_ADDRESS = sql<{ readonly id: string }>`
  select o.account_id as id from payment.gifts g join payment.orders o on o.id = g.id where lower(g.email) = lower($1)`;

/** Accounts that began what the provider was paid for. */
export const BY_TRANSACTIONS = sql<{ readonly id: NotNull<string> }>`
  select account_id as id from payment.orders where transaction = any($1)
  union select account_id from payment.held_payments where transaction = any($1)`;

/** An order, paid or not. */
export interface OrderRow {
  readonly id: string;
  readonly transaction: string | null;
  readonly plan: string;
  readonly amount: NotNull<number>;
  readonly currency: string;
  readonly seats: number;
  readonly at: NotNull<string>;
  readonly isGift: NotNull<boolean>;
}

export const ORDERS = sql<OrderRow>`
  select o.id, o.transaction, o.plan, o.amount::float8 as amount, o.currency, o.seats,
    to_json(o.created_at) #>> '{}' as at, g.id is not null as "isGift"
  from payment.orders o left join payment.gifts g on g.id = o.id
  where o.account_id = $1 or o.transaction in (select id from payment.purchases where account_id = $1) order by o.created_at, o.id`;

/** A payment, and how many students have what it bought. */
export interface PurchaseRow {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly seats: number;
  readonly subscription: string | null;
  readonly state: PurchaseState;
  readonly currency: string;
  readonly paid: NotNull<number>;
  readonly total: NotNull<number>;
  readonly returned: NotNull<number>;
  readonly paidAt: string | null;
  readonly periodEndsAt: string | null;
  readonly students: NotNull<number>;
}

/** What an account has, and what it ordered and somebody else has: a gift that was redeemed, or what staff moved. */
export const PURCHASES_OF = sql<PurchaseRow>`
  select p.id, p.account_id as account, p.plan, p.seats, p.subscription, p.state, p.currency, p.paid::float8 as paid,
    coalesce(p.total, p.paid)::float8 as total, p.returned::float8 as returned, to_json(p.paid_at) #>> '{}' as "paidAt",
    to_json(p.period_ends_at) #>> '{}' as "periodEndsAt",
    ((select count(*) from payment.assignments where purchase_id = p.id)
      + (select count(*) from payment.given_seats where purchase_id = p.id))::int as students
  from payment.purchases p
  where p.account_id = $1 or p.id in (select transaction from payment.orders where account_id = $1)
  order by p.paid_at nulls last, p.id`;

export const FACTS_OF = sql<{ readonly data: Fact }>`
  select data from payment.facts where account_id = $1 or purchase = any($2) or subscription = any($3)`;

export interface RefundRow {
  readonly purchase: string;
  readonly state: RefundState;
  readonly rule: string;
  readonly reason: string;
  readonly amount: number | null;
  readonly at: NotNull<string>;
}

export const REFUNDS_OF = sql<RefundRow>`
  select purchase_id as purchase, state, rule, reason, amount::float8 as amount, to_json(requested_at) #>> '{}' as at
  from payment.refunds where purchase_id = any($1) order by requested_at, id`;

export interface HeldRow {
  readonly transaction: string;
  readonly order: string;
  readonly plan: string | null;
  readonly amount: NotNull<number>;
  readonly currency: string;
  readonly doubt: PaymentDoubt;
  readonly isWaiting: NotNull<boolean>;
  readonly at: NotNull<string>;
}

export const HELD_OF = sql<HeldRow>`
  select transaction, order_id as "order", plan, amount::float8 as amount, currency, doubt, state = 'waiting' as "isWaiting",
    to_json(paid_at) #>> '{}' as at
  from payment.held_payments where account_id = $1 order by paid_at, transaction`;

export interface InvoiceRow {
  readonly request: string;
  readonly number: string;
  readonly plan: string;
  readonly currency: string;
  readonly total: NotNull<number>;
  readonly issuedAt: NotNull<string>;
  readonly dueAt: NotNull<string>;
  readonly paidAt: string | null;
  readonly openUntil: string | null;
  readonly isCancelled: NotNull<boolean>;
}

export const INVOICES_OF = sql<InvoiceRow>`
  select request_id as request, number, plan, currency, (net + tax)::float8 as total, to_json(issued_at) #>> '{}' as "issuedAt", to_json(due_at) #>> '{}' as "dueAt",
    to_json(paid_at) #>> '{}' as "paidAt", to_json(open_until) #>> '{}' as "openUntil", cancelled_at is not null as "isCancelled"
  from payment.invoices where account_id = $1 order by issued_at, number`;

/** What staff did, and why. */
export interface AuditRow {
  readonly at: NotNull<string>;
  readonly action: string;
  readonly subject: string | null;
  readonly toAccount: string | null;
  readonly reason: string | null;
}

export const AUDIT_OF = sql<AuditRow>`
  select to_json(at) #>> '{}' as at, action, subject, to_account_id as "toAccount", reason
  from payment.audit where account_id = $1 or to_account_id = $1 or subject = any($2) order by at, id`;

interface DifferenceRow {
  readonly subject: string;
  readonly what: Wrong['what'];
  readonly since: NotNull<string>;
}

/** What the comparison found of things with these ids. */
export const DIFFERENCES_OF = sql<DifferenceRow>`
  select d.subject, d.what, to_json(d.found_at) #>> '{}' as since
  from payment.differences d left join payment.provider_events e on e.id = d.subject
  where d.subject = any($1) or e.body #>> '{data,id}' = any($1) or e.body #>> '{data,custom_data,order}' = any($1)
    or d.order_id::text = any($1)
  order by d.found_at desc, d.subject`;
