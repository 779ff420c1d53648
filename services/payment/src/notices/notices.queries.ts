import { TERMS } from '@burrow/billing';
import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import type { RefundState } from '../domain/refund.rules.ts';

interface OwnerRow {
  readonly kind: NotNull<'user' | 'organization'>;
  readonly id: NotNull<string>;
}

/** SQL because what is computed anew is computed without Nest too. */
export const OWNER = sql<OwnerRow>`
  select owner_kind as kind, owner_id as id from payment.accounts where id = $1 and owner_id is not null`;

/** SQL because what is computed anew is computed without Nest too. */
export const ORDERED = sql<{ readonly purchase: NotNull<string> }>`
  select transaction as purchase from payment.orders
  where account_id = $1 and transaction is not null`;

export const GIFTS = sql<{ readonly purchase: NotNull<string> }>`
  select o.transaction as purchase from payment.orders o join payment.gifts g on g.id = o.id
  where o.transaction = any($1)`;

/** Of some subscriptions, those that their buyer ended at once. SQL because what is computed anew is computed without Nest too. */
export const CANCELLED = sql<{ readonly subscription: string }>`
  select subscription from payment.cancellations where subscription = any($1)`;

interface RefundRow {
  readonly id: string;
  readonly purchase: string;
  readonly state: RefundState;
  readonly rule: string;
  readonly amount: number | null;
  readonly parts: NotNull<string[]>;
}

export const REFUNDS = sql<RefundRow>`
  select r.id, r.purchase_id as purchase, r.state, r.rule, r.amount::float8 as amount,
    array(select purchase_id from payment.refund_parts where refund_id = r.id) as parts
  from payment.refunds r where r.account_id = $1`;

/** Keeps what was not told yet, and returns its keys; nothing that is three days past. */
export const KEEP = sql<{ readonly key: string }>`
  insert into payment.notices (key, account_id)
  select key, $1 from jsonb_to_recordset($2::jsonb) as notice (key text, at timestamptz)
  where at is null or at > payment.now() - interval '3 days'
  on conflict do nothing returning key`;

const KEY = sqlPart`'renewal ' || s.id || to_char(p.period_ends_at at time zone 'UTC', ' YYYY-MM-DD')`;

const CLOSED_KEY = sqlPart`'closed ' || s.id || ' ' || (to_json(s.past_due_since) #>> '{}')`;

/** Nobody is told what will be charged, or closes later, once their bank took a payment back. */
const NOT_CHARGED_BACK = sqlPart`
    and not exists (select 1 from payment.purchases where subscription = s.id and state = 'charged-back')`;

interface RenewingRow {
  readonly account: string;
  readonly plan: string;
  readonly currency: string;
  readonly total: NotNull<number>;
  readonly paidPlan: string;
  /** The number of what was paid last. */
  readonly number: string;
  readonly key: NotNull<string>;
  readonly date: NotNull<string>;
}

/** A subscription whose time of grace of $1 days is over, in these days, which was not told yet. */
export const CLOSED = sql<RenewingRow>`
  select s.account_id as account, s.plan, p.currency, p.total::float8 as total, p.plan as "paidPlan", p.id as number, ${CLOSED_KEY} as key,
    to_json(p.period_ends_at + make_interval(days => $1)) #>> '{}' as date
  from payment.subscriptions s join lateral (
    select id, currency, plan, coalesce(total, paid) as total, period_ends_at from payment.purchases
    where subscription = s.id and state = 'paid' and period_ends_at is not null order by period_ends_at desc, paid_at desc limit 1
  ) p on true
  where s.state = 'past-due' and s.ends_at is null
    and p.period_ends_at + make_interval(days => $1) between payment.now() - interval '2 days' and payment.now()
    and not exists (select 1 from payment.notices where key = ${CLOSED_KEY})${NOT_CHARGED_BACK}
  limit 1 for update of s skip locked`;

/** A subscription whose renewal is near and not announced yet: of one of the plans $1, or to another plan after one of them. */
export const RENEWING = sql<RenewingRow>`
  select s.account_id as account, s.plan, p.currency, p.total::float8 as total, p.plan as "paidPlan", p.id as number, ${KEY} as key, to_json(p.period_ends_at) #>> '{}' as date
  from payment.subscriptions s join lateral (
    select id, currency, plan, coalesce(total, paid) as total, period_ends_at from payment.purchases
    where subscription = s.id and state = 'paid' and period_ends_at is not null order by period_ends_at desc, paid_at desc limit 1
  ) p on true
  where s.state = 'active' and s.ends_at is null and (s.plan = any($1::text[]) or p.plan = any($1::text[]))
    and p.period_ends_at between payment.now() and payment.now() + interval '${TERMS.renewalNoticeDays} days'
    and not exists (select 1 from payment.notices where key = ${KEY})${NOT_CHARGED_BACK}
  limit 1 for update of s skip locked`;
