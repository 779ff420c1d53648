import { type NotNull, sql, sqlPart, type SqlPart } from '@burrow/service-kit';
import type { ReturnablePayment, WhyBack } from '../../domain/contract-refund.rules.ts';
import type { PurchaseState } from '../../domain/purchase.rules.ts';
import type { RefundState } from '../../domain/refund.rules.ts';

export interface QuestionRow {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly subscription: string | null;
  readonly currency: string;
  readonly studentId: string | null;
  readonly state: NotNull<PurchaseState>;
  readonly paidAt: Date | null;
  readonly periodEndsAt: Date | null;
  /** All payments of the contract. */
  readonly payments: NotNull<readonly ReturnablePayment[]>;
  readonly mayWithdraw: NotNull<boolean>;
  readonly isGift: NotNull<boolean>;
  readonly requests: NotNull<RefundState[]>;
}

/**
 * What decides about a refund of the contract of a purchase: a subscription with all its payments, or the purchase alone.
 * Nothing for a purchase that is somebody else's.
 */
export const QUESTION = sql<QuestionRow>`
  select p.id, p.account_id as account, p.plan, p.subscription, p.currency, a.student_id as "studentId",
    case when c.taken then 'charged-back' when c.kept then 'paid' else p.state end as state,
    c.paid_at as "paidAt", c.until as "periodEndsAt", c.payments,
    exists (
      select 1 from payment.orders o join payment.accounts buyer on buyer.id = o.account_id
      where o.transaction = any(c.ids) and buyer.owner_kind = 'user'
    ) as "mayWithdraw",
    exists (
      select 1 from payment.orders o join payment.gifts g on g.id = o.id where o.transaction = p.id
    ) as "isGift",
    array(select r.state from payment.refunds r where r.purchase_id = any(c.ids)) as requests
  from payment.purchases p left join payment.assignments a on a.purchase_id = p.id
  join lateral (
    select array_agg(of.id) as ids, min(of.paid_at) as paid_at, bool_or(of.state = 'charged-back') as taken,
      bool_or(of.state = 'paid') as kept, max(of.period_ends_at) filter (where of.state = 'paid') as until,
      json_agg(json_build_object('id', of.id, 'paid', of.paid, 'returned', of.returned,
        'periodEndsAt', to_json(of.period_ends_at) #>> '{}')) as payments
    from payment.purchases of where of.id = p.id or of.subscription = p.subscription
  ) c on true
  where p.id = $1 and p.account_id = $2`;

interface WaitingRow {
  readonly id: string;
  readonly purchase: string;
  readonly state: RefundState;
  readonly reason: string;
  readonly rule: string;
  readonly requestedAt: Date;
  /** Null for one of an earlier release. */
  readonly amount: number | null;
}

export const WAITING = sql<WaitingRow>`
  select id, purchase_id as purchase, state, reason, rule, requested_at as "requestedAt", amount::float8 as amount
  from payment.refunds where state in ('requested', 'approved') order by requested_at, id`;

interface HeldRow {
  readonly id: string;
  readonly purchase: string;
  readonly account: string;
  readonly state: RefundState;
}

export const HOLD_REFUND = sql<HeldRow>`
  select id, purchase_id as purchase, account_id as account, state from payment.refunds where id = $1 for update`;

export interface ToPayRow {
  readonly purchase: string;
  readonly subscription: string | null;
  readonly rule: WhyBack;
  readonly requestedAt: Date;
}

/** An approved refund that the provider was not asked for, and the subscription that ends with it. */
export const TO_PAY = sql<ToPayRow>`
  select r.purchase_id as purchase, p.subscription, r.rule, r.requested_at as "requestedAt"
  from payment.refunds r join payment.purchases p on p.id = r.purchase_id
  where r.id = $1 and r.state = 'approved'`;

export const KEEP_PART = sql`
  insert into payment.refund_parts (refund_id, purchase_id, adjustment) values ($1, $2, $3)
  on conflict (refund_id, purchase_id) do update set adjustment = excluded.adjustment, status = 'pending'
  where refund_parts.adjustment <> excluded.adjustment`;

const firstPaidOf = (of: SqlPart): SqlPart => sqlPart`lateral (
    select id, paid_at from payment.purchases where subscription = ${of}.id and paid_at is not null order by paid_at, id limit 1
  )`;

interface SecondRow {
  readonly account: string;
  readonly id: string;
  readonly earlier: NotNull<string>;
}

/**
 * Subscriptions that were begun in these days although another of the same account runs, of the account of a purchase or a
 * subscription: each with the one that was paid first.
 */
export const SECOND = sql<SecondRow>`
  select s.account_id as account, s.id, (array_agg(o.id order by other.paid_at, o.id))[1] as earlier
  from payment.subscriptions s join ${firstPaidOf(sqlPart`s`)} own on true
  join payment.subscriptions o on o.account_id = s.account_id and o.id <> s.id and o.state <> 'ended'
  join ${firstPaidOf(sqlPart`o`)} other on (other.paid_at, other.id) < (own.paid_at, own.id)
  where s.state <> 'ended' and own.paid_at > payment.now() - interval '3 days'
    and s.account_id in (
      select account_id from payment.purchases where id = $1
      union select account_id from payment.subscriptions where id = $2)
    and not exists (
      select 1 from payment.refunds r join payment.purchases p on p.id = r.purchase_id
      where p.subscription = s.id and r.state <> 'rejected')
  group by s.account_id, s.id`;

/** All that was paid for a subscription, unless it is asked back already. */
export const GIVE_SECOND_BACK = sql<{ readonly id: string; readonly purchase: string }>`
  insert into payment.refunds (purchase_id, account_id, state, rule, reason, amount)
  select own.id, s.account_id, 'approved', 'bought-twice', '',
    (select sum(paid - returned) from payment.purchases where subscription = s.id)
  from payment.subscriptions s join ${firstPaidOf(sqlPart`s`)} own on true
  where s.id = $1 and not exists (
    select 1 from payment.refunds r join payment.purchases p on p.id = r.purchase_id
    where p.subscription = s.id and r.state <> 'rejected')
  returning id, purchase_id as purchase`;
