import { type NotNull, sql } from '@burrow/service-kit';
import type { GrantFact, Fact, SubscriptionFact } from '../facts/fact.schema.ts';
import type { PurchaseState } from '../domain/purchase.rules.ts';
import type { RefundState } from '../domain/refund.rules.ts';
import type { SubscriptionState } from '../domain/subscription.rules.ts';
import { IS_GOING_BACK } from '../facts/contracts.queries.ts';

/** SQL because what is computed anew is computed without Nest too. */
export const FACTS_OF_PURCHASE = sql<{ readonly data: Fact }>`
  select data from payment.facts where purchase = $1`;

export const FACTS_OF_SUBSCRIPTION = sql<{ readonly data: SubscriptionFact }>`
  select data from payment.facts where subscription = $1 and data ->> 'kind' = 'subscription'`;

/** What staff say of an account: what is open to it, and its invoices. */
export const SAID_BY_STAFF = sql<{ readonly data: Fact }>`
  select data from payment.facts where account_id = $1 and data ->> 'kind' in ('grant', 'invoice')`;

export const GRANTS = sql<{ readonly data: GrantFact }>`
  select data from payment.facts where account_id = $1 and data ->> 'kind' = 'grant'`;

export const KEEP_PURCHASE = sql`
  insert into payment.purchases
    (id, account_id, plan, subscription, state, currency, paid, returned, paid_at, period_ends_at, seats, total)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (id) do update set account_id = excluded.account_id, plan = excluded.plan,
    subscription = excluded.subscription, state = excluded.state,
    currency = excluded.currency, paid = excluded.paid, returned = excluded.returned, paid_at = excluded.paid_at,
    period_ends_at = excluded.period_ends_at, seats = excluded.seats, total = excluded.total`;

/** A course is the student's for whom it was ordered, while its buyer looks after them, unless they have it, or it was assigned already. */
export const ASSIGN_AS_ORDERED = sql`
  insert into payment.assignments (purchase_id, student_id)
  select bought.id, o.student_id from payment.purchases bought join payment.orders o on o.transaction = bought.id
  where bought.id = $1 and bought.state = 'paid'
    and exists (select 1 from payment.students s join payment.accounts buyer on buyer.id = bought.account_id
      where s.student_id = o.student_id and s.removed_at is null and s.parent_id = buyer.owner_id)
    and not exists (
      select 1 from payment.assignments a join payment.purchases p on p.id = a.purchase_id
      where a.student_id = o.student_id and p.plan = bought.plan and p.state = 'paid')
  on conflict do nothing`;

export const KEEP_SUBSCRIPTION = sql`
  insert into payment.subscriptions (id, account_id, plan, state, ends_at, past_due_since)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set plan = excluded.plan, state = excluded.state, ends_at = excluded.ends_at,
    past_due_since = excluded.past_due_since`;

export const KEEP_ENTRY = sql<{ readonly id: string }>`
  insert into payment.ledger_entries (id, at, account_id, purchase, why, currency) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning id`;

export const KEEP_LINES = sql`
  insert into payment.ledger_lines (entry_id, account, amount)
  select $1, line ->> 'account', (line ->> 'amount')::bigint from jsonb_array_elements($2::jsonb) line`;

interface AccountRow {
  readonly ownerKind: 'user' | 'organization' | null;
  readonly ownerId: string | null;
}

/** One at a time computes what an account may use. Facts may be added meanwhile: they refer to its key only. */
export const ACCOUNT = sql<AccountRow>`
  select owner_kind as "ownerKind", owner_id as "ownerId" from payment.accounts where id = $1 for no key update`;

interface BoughtRow {
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
  readonly studentId: string | null;
}

export const PURCHASES = sql<BoughtRow>`
  select p.id, p.account_id as account, p.plan, p.seats, p.subscription, p.state, p.currency, p.paid::float8 as paid,
    coalesce(p.total, p.paid)::float8 as total,    p.returned::float8 as returned, to_json(p.paid_at) #>> '{}' as "paidAt",
    to_json(p.period_ends_at) #>> '{}' as "periodEndsAt", a.student_id as "studentId"
  from payment.purchases p left join payment.assignments a on a.purchase_id = p.id
  where p.account_id = $1 order by p.paid_at, p.id`;

interface SeatRow {
  readonly id: string;
  readonly plan: string;
  readonly state: PurchaseState;
  readonly paidAt: string | null;
  readonly studentId: string;
}

/** What the students of class sets learn with. */
export const SEATS = sql<SeatRow>`
  select p.id, p.plan, p.state, to_json(p.paid_at) #>> '{}' as "paidAt", s.student_id as "studentId"
  from payment.given_seats s join payment.purchases p on p.id = s.purchase_id
  where p.account_id = $1 order by p.paid_at, p.id, s.student_id`;

export interface SubscriptionRow {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly state: SubscriptionState;
  readonly endsAt: string | null;
  readonly pastDueSince: string | null;
  readonly isGoingBack: NotNull<boolean>;
}

export const SUBSCRIPTIONS = sql<SubscriptionRow>`
  select s.id, s.account_id as account, s.plan, s.state, to_json(s.ends_at) #>> '{}' as "endsAt",
    to_json(s.past_due_since) #>> '{}' as "pastDueSince", ${IS_GOING_BACK} as "isGoingBack"
  from payment.subscriptions s where s.account_id = $1 order by s.id`;

/** Nothing if it is what was told before; nobody was told yet that they have nothing. */
export const TOLD = sql<{ readonly version: number; readonly aheadMs: NotNull<number> }>`
  with changed as (
    update payment.accounts set version = version + 1, told = $2
    where id = $1 and coalesce(told, '{"subscription": null, "valid_until": null, "assignments": []}') <> $2::jsonb
    returning version
  )
  select version, (select extract(epoch from ahead) * 1000 from payment.clock)::float8 as "aheadMs" from changed`;

/**
 * What the provider decided of a part of a refund. SQL because what is computed anew is computed without
 * Nest too.
 */
export const DECIDE_PART = sql<{ readonly refund: string }>`
  update payment.refund_parts set status = $2 where adjustment = $1 returning refund_id as refund`;

/** A refund of which the provider has decided about every part, and whether it refused one. */
export const DECIDED_REFUND = sql<{ readonly state: RefundState; readonly isRefused: boolean | null }>`
  select r.state, (select bool_or(status = 'rejected') from payment.refund_parts where refund_id = r.id) as "isRefused"
  from payment.refunds r
  where r.id = $1 and not exists (select 1 from payment.refund_parts where refund_id = r.id and status = 'pending')
  for update of r`;

/** SQL because what is computed anew is computed without Nest too. */
export const SETTLE_REFUND = sql`update payment.refunds set state = $2 where id = $1`;

/** A gift whose buyer was not mailed its code yet. */
export const WAITING_GIFT = sql<{
  readonly id: string;
  readonly email: NotNull<string>;
  readonly language: string;
}>`
  select g.id, g.email, g.language from payment.gifts g join payment.orders o on o.id = g.id
  where o.transaction = $1 and g.code_hash is null and g.email is not null for update of g`;

/** SQL because what is computed anew is computed without Nest too. */
export const ISSUE_CODE = sql`update payment.gifts set code_hash = $2, email = null where id = $1`;

/** Nothing for what was found before. */
export const KEEP_TOO_MUCH = sql<{ readonly subject: string }>`
  insert into payment.differences (subject, what, order_id)
  select p.id, 'refunded-too-much', o.id from payment.purchases p left join payment.orders o on o.transaction = p.id
  where p.id = $1 on conflict do nothing returning subject`;

export const COUNT_TOO_MUCH = sql<{ readonly count: NotNull<number> }>`
  select count(*)::int as count from payment.purchases where returned > paid`;
