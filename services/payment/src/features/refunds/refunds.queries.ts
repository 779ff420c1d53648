/** What decides about a refund: a subscription is given back once, whichever of its payments is named. Nothing for a purchase that is somebody else's. */
export const QUESTION = `
  select p.id, p.account_id as account, p.plan, p.subscription, p.state, p.paid_at as "paidAt",
    p.period_ends_at as "periodEndsAt", a.student_id as "studentId",
    coalesce(o.owner_kind = 'user' and ordered.early_start = false, false) as "mayWithdraw",
    exists (select 1 from payment.gifts g where g.id = ordered.id) as "isGift",
    array(
      select r.state from payment.refunds r join payment.purchases of on of.id = r.purchase_id
      where of.id = p.id or (of.subscription = p.subscription and r.state in ('requested', 'approved'))
    ) as requests,
    array(
      select json_build_object('plan', f.data ->> 'plan', 'seats', (f.data ->> 'seats')::int) from payment.facts f
      where f.subscription = p.subscription and (f.data ->> 'kind' = 'subscription' or f.data ->> 'happened' = 'paid')
    ) as seen,
    exists (select 1 from payment.changes_begun c where c.subscription = p.subscription) as "isChangeBegun"
  from payment.purchases p join payment.accounts o on o.id = p.account_id
  left join payment.assignments a on a.purchase_id = p.id
  left join payment.orders ordered on ordered.transaction = p.id
  where p.id = $1 and p.account_id = $2`;

export const ADD_REFUND = `
  insert into payment.refunds (purchase_id, account_id, state, rule, reason, by_staff)
  values ($1, $2, $3, $4, $5, $6)
  returning id, state, requested_at as "requestedAt"`;

export const WAITING = `
  select id, purchase_id as purchase, state, reason, rule, requested_at as "requestedAt", by_staff as "byStaff" from payment.refunds
  where state in ('requested', 'approved') order by requested_at, id`;

export const HOLD_REFUND = `
  select id, purchase_id as purchase, account_id as account, state, adjustment, by_staff as "byStaff" from payment.refunds
  where id = $1 for update`;

export const SET_STATE = 'update payment.refunds set state = $2, by_staff = $3 where id = $1';

export const SUBSCRIPTION_OF = 'select subscription from payment.purchases where id = $1';

/** An approved refund that the provider was not asked for, and the subscription that ends with it. */
export const TO_PAY = `
  select r.purchase_id as purchase, p.subscription from payment.refunds r
  join payment.purchases p on p.id = r.purchase_id 
  where r.id = $1 and r.state = 'approved' and not r.by_staff`;

export const KEEP_ADJUSTMENT = 'update payment.refunds set adjustment = $2 where id = $1';
