import { type NotNull, sql } from '@burrow/service-kit';

/** Keeps an event once, and says whether it is still to be handled. */
export const KEEP_EVENT = sql<{ readonly waiting: NotNull<boolean> }>`
  insert into payment.provider_events as kept (id, kind, body) values ($1, $2, $3)
  on conflict (id) do update set kind = kept.kind returning handled_at is null as waiting`;

export const EVENT = sql<{
  readonly kind: string;
  readonly body: unknown;
}>`select kind, body from payment.provider_events where id = $1 and handled_at is null for update`;

export const HANDLED = sql`update payment.provider_events set handled_at = payment.now(), doubt = $2 where id = $1`;

/** What goes on although its bank took a payment of it back. */
export const CHARGED_BACK = sql<{ readonly id: string }>`
  select s.id from payment.subscriptions s join payment.purchases p on p.subscription = s.id
  where (p.id = $1 or s.id = $2) and p.state = 'charged-back' and s.state <> 'ended' limit 1`;

/** What goes on although what pays for it went back, as by a refund in the provider's dashboard. */
export const GIVEN_BACK = sql<{ readonly id: string }>`
  select s.id from payment.subscriptions s join lateral (
    select state from payment.purchases where subscription = s.id and paid_at is not null
    order by period_ends_at desc nulls last limit 1
  ) latest on true
  where (s.id = $2 or s.id = (select subscription from payment.purchases where id = $1))
    and latest.state = 'refunded' and s.state <> 'ended'`;

/**
 * Whether staff believe a payment although it is not what was ordered. SQL because a job asks, beside what
 * it locks.
 */
export const IS_ACCEPTED = sql`select 1 from payment.held_payments where transaction = $1 and state = 'accepted'`;

/** Keeps a payment for staff to look at, and says whether that is new. */
export const HOLD_PAYMENT = sql<{ readonly isNew: NotNull<boolean> }>`
  insert into payment.held_payments (transaction, order_id, account_id, customer, plan, amount, currency, subscription, doubt, paid_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (transaction) do update set subscription = coalesce(held_payments.subscription, excluded.subscription)
  returning xmax = 0 as "isNew"`;

/** What was said of a payment and not believed. */
export const DOUBTED = sql<{ readonly id: string }>`
  select id from payment.provider_events where doubt is not null and body #>> '{data,id}' = $1 order by id`;

/** SQL because a job does it, beside what it locks. */
export const DOUBTED_AGAIN = sql`update payment.provider_events set handled_at = null where id = $1`;

interface OrderRow {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly seats: number;
  readonly amount: NotNull<number>;
  readonly currency: string;
  readonly transaction: string | null;
  readonly subscription: string | null;
}

export const ORDER = sql<OrderRow>`
  select o.id, o.account_id as account, o.plan, o.seats, o.amount::float8 as amount, o.currency, o.transaction,
    (select subscription from payment.purchases where id = o.transaction) as subscription
  from payment.orders o where o.id = $1`;
