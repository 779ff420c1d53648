/**
 * What decides about a refund of the contract of a purchase: a subscription with all its payments, or the purchase alone.
 * Nothing for a purchase that is somebody else's.
 */
export const QUESTION = `
  select p.id, p.account_id as account, p.plan, p.subscription, p.currency, a.student_id as "studentId",
    case when c.taken then 'charged-back' when c.kept then 'paid' else p.state end as state,
    c.paid_at as "paidAt", c.until as "periodEndsAt", c.payments,
    exists (
      select 1 from payment.orders o join payment.accounts buyer on buyer.id = o.account_id
      where o.transaction = any(c.ids) and buyer.owner_kind = 'user' and not o.early_start
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

export const ADD_REFUND = `
  insert into payment.refunds (purchase_id, account_id, state, rule, reason, amount)
  values ($1, $2, $3, $4, $5, $6)
  returning id, state, requested_at as "requestedAt"`;

export const WAITING = `
  select id, purchase_id as purchase, state, reason, rule, requested_at as "requestedAt", amount::float8 as amount
  from payment.refunds where state in ('requested', 'approved') order by requested_at, id`;

export const HOLD_REFUND = `
  select id, purchase_id as purchase, account_id as account, state from payment.refunds where id = $1 for update`;

export const SET_STATE = 'update payment.refunds set state = $2 where id = $1';

/** An approved refund that the provider was not asked for, and the subscription that ends with it. */
export const TO_PAY = `
  select r.purchase_id as purchase, p.subscription, r.rule, r.requested_at as "requestedAt"
  from payment.refunds r join payment.purchases p on p.id = r.purchase_id
  where r.id = $1 and r.state = 'approved'`;

export const KEEP_PART = `
  insert into payment.refund_parts (refund_id, purchase_id, adjustment) values ($1, $2, $3)
  on conflict (refund_id, purchase_id) do update set adjustment = excluded.adjustment, status = 'pending'
  where refund_parts.adjustment <> excluded.adjustment`;

/** For releases that know one part only. */
export const KEEP_ADJUSTMENT =
  'update payment.refunds set adjustment = $2 where id = $1 and adjustment is null';

/** Of which nothing was left: it was paid otherwise. */
export const NOTHING_LEFT = "update payment.refunds set state = 'paid' where id = $1 and state = 'approved'";
