/** What decides about a refund; nothing for a purchase that is somebody else's. */
export const QUESTION = `
  select p.id, p.account_id as account, p.plan, p.subscription, p.state, p.paid_at as "paidAt",
    p.period_ends_at as "periodEndsAt", a.student_id as "studentId",
    coalesce(o.owner_kind = 'user' and ordered.early_start = false, false) as "mayWithdraw",
    exists (select 1 from payment.gifts g where g.id = ordered.id) as "isGift",
    array(select state from payment.refunds where purchase_id = p.id) as requests
  from payment.purchases p join payment.accounts o on o.id = p.account_id
  left join payment.assignments a on a.purchase_id = p.id
  left join payment.orders ordered on ordered.transaction = p.id
  where p.id = $1 and p.account_id = $2`;

export const ADD_REFUND = `
  insert into payment.refunds (purchase_id, account_id, state, rule, reason) values ($1, $2, $3, $4, $5)
  returning id, state, requested_at as "requestedAt"`;

export const WAITING = `
  select id, purchase_id as purchase, state, reason, rule, requested_at as "requestedAt" from payment.refunds
  where state in ('requested', 'approved') order by requested_at, id`;

export const HOLD_REFUND = `
  select id, purchase_id as purchase, account_id as account, state, adjustment from payment.refunds
  where id = $1 for update`;

export const SET_STATE = 'update payment.refunds set state = $2 where id = $1';

/** An approved refund that the provider was not asked for, and the subscription that ends with it. */
export const TO_PAY = `
  select r.purchase_id as purchase, p.subscription from payment.refunds r
  join payment.purchases p on p.id = r.purchase_id where r.id = $1 and r.state = 'approved'`;

export const KEEP_ADJUSTMENT = 'update payment.refunds set adjustment = $2 where id = $1';
