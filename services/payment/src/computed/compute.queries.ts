import { IS_GOING_BACK } from '../facts/contracts.queries.ts';

/** SQL because what is computed anew is computed without Nest too. */
export const FACTS_OF_PURCHASE = `select data from payment.facts where purchase = $1`;

export const FACTS_OF_SUBSCRIPTION = `
  select data from payment.facts where subscription = $1 and data ->> 'kind' = 'subscription'`;

/** What staff say of an account: what is open to it, and its invoices. */
export const SAID_BY_STAFF = `
  select data from payment.facts where account_id = $1 and data ->> 'kind' in ('grant', 'invoice')`;

export const GRANTS = `select data from payment.facts where account_id = $1 and data ->> 'kind' = 'grant'`;

export const KEEP_PURCHASE = `
  insert into payment.purchases
    (id, account_id, plan, subscription, state, currency, paid, returned, paid_at, period_ends_at, seats, total)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (id) do update set account_id = excluded.account_id, plan = excluded.plan,
    subscription = excluded.subscription, state = excluded.state,
    currency = excluded.currency, paid = excluded.paid, returned = excluded.returned, paid_at = excluded.paid_at,
    period_ends_at = excluded.period_ends_at, seats = excluded.seats, total = excluded.total`;

/** A course is the student's for whom it was ordered, while its buyer looks after them, unless they have it, or it was assigned already. */
export const ASSIGN_AS_ORDERED = `
  insert into payment.assignments (purchase_id, student_id)
  select bought.id, o.student_id from payment.purchases bought join payment.orders o on o.transaction = bought.id
  where bought.id = $1 and bought.state = 'paid'
    and exists (select 1 from payment.students s join payment.accounts buyer on buyer.id = bought.account_id
      where s.student_id = o.student_id and s.removed_at is null and s.parent_id = buyer.owner_id)
    and not exists (
      select 1 from payment.assignments a join payment.purchases p on p.id = a.purchase_id
      where a.student_id = o.student_id and p.plan = bought.plan and p.state = 'paid')
  on conflict do nothing`;

export const KEEP_SUBSCRIPTION = `
  insert into payment.subscriptions (id, account_id, plan, state, ends_at, past_due_since)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (id) do update set plan = excluded.plan, state = excluded.state, ends_at = excluded.ends_at,
    past_due_since = excluded.past_due_since`;

export const KEEP_ENTRY = `
  insert into payment.ledger_entries (id, at, account_id, purchase, why, currency) values ($1, $2, $3, $4, $5, $6)
  on conflict do nothing returning id`;

export const KEEP_LINES = `
  insert into payment.ledger_lines (entry_id, account, amount)
  select $1, line ->> 'account', (line ->> 'amount')::bigint from jsonb_array_elements($2::jsonb) line`;

/** One at a time computes what an account may use. Facts may be added meanwhile: they refer to its key only. */
export const ACCOUNT = `
  select owner_kind as "ownerKind", owner_id as "ownerId" from payment.accounts where id = $1 for no key update`;

export const PURCHASES = `
  select p.id, p.account_id as account, p.plan, p.seats, p.subscription, p.state, p.currency, p.paid::float8 as paid,
    coalesce(p.total, p.paid)::float8 as total,    p.returned::float8 as returned, to_json(p.paid_at) #>> '{}' as "paidAt",
    to_json(p.period_ends_at) #>> '{}' as "periodEndsAt", a.student_id as "studentId"
  from payment.purchases p left join payment.assignments a on a.purchase_id = p.id
  where p.account_id = $1 order by p.paid_at, p.id`;

/** What the students of class sets learn with. */
export const SEATS = `
  select p.id, p.plan, p.state, to_json(p.paid_at) #>> '{}' as "paidAt", s.student_id as "studentId"
  from payment.given_seats s join payment.purchases p on p.id = s.purchase_id
  where p.account_id = $1 order by p.paid_at, p.id, s.student_id`;

export const SUBSCRIPTIONS = `
  select s.id, s.account_id as account, s.plan, s.state, to_json(s.ends_at) #>> '{}' as "endsAt",
    to_json(s.past_due_since) #>> '{}' as "pastDueSince", ${IS_GOING_BACK} as "isGoingBack"
  from payment.subscriptions s where s.account_id = $1 order by s.id`;

/** Nothing if it is what was told before; nobody was told yet that they have nothing. */
export const TOLD = `
  with changed as (
    update payment.accounts set version = version + 1, told = $2
    where id = $1 and coalesce(told, '{"subscription": null, "valid_until": null, "assignments": []}') <> $2::jsonb
    returning version
  )
  select version from changed`;

/**
 * What the provider decided of a part of a refund. SQL because what is computed anew is computed without
 * Nest too.
 */
export const DECIDE_PART = `
  update payment.refund_parts set status = $2 where adjustment = $1 returning refund_id as refund`;

/** A refund of which the provider has decided about every part, and whether it refused one. */
export const DECIDED_REFUND = `
  select r.state, (select bool_or(status = 'rejected') from payment.refund_parts where refund_id = r.id) as "isRefused"
  from payment.refunds r
  where r.id = $1 and not exists (select 1 from payment.refund_parts where refund_id = r.id and status = 'pending')
  for update of r`;

/** SQL because what is computed anew is computed without Nest too. */
export const SETTLE_REFUND = 'update payment.refunds set state = $2 where id = $1';

/** A gift whose buyer was not mailed its code yet. */
export const WAITING_GIFT = `
  select g.id, g.email, g.language from payment.gifts g join payment.orders o on o.id = g.id
  where o.transaction = $1 and g.code_hash is null and g.email is not null for update of g`;

/** SQL because what is computed anew is computed without Nest too. */
export const ISSUE_CODE = 'update payment.gifts set code_hash = $2, email = null where id = $1';

/** Nothing for what was found before. */
export const KEEP_TOO_MUCH = `
  insert into payment.differences (subject, what, order_id)
  select p.id, 'refunded-too-much', o.id from payment.purchases p left join payment.orders o on o.transaction = p.id
  where p.id = $1 on conflict do nothing returning subject`;

export const COUNT_TOO_MUCH = 'select count(*)::int as count from payment.purchases where returned > paid';
