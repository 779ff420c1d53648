/** A purchase that was begun a moment ago and is still to be paid. */
export const OPEN_ORDER = `
  select o.id, o.transaction, o.checkout_url as url, o.claimed_at < now() - interval '15 seconds' as "isGivenUp"
  from payment.orders o left join payment.purchases p on p.id = o.transaction
  where o.account_id = $1 and o.plan = $2 and o.amount = $3 and o.currency = $4
    and o.student_id is not distinct from $5::uuid and o.early_start = $6
    and o.created_at > now() - interval '1 hour' and coalesce(p.state, 'open') in ('open', 'failed')
  order by o.created_at desc limit 1`;

export const ADD_ORDER = `
  insert into payment.orders (account_id, plan, amount, currency, student_id, early_start)
  values ($1, $2, $3, $4, $5, $6) returning id`;

export const CLAIM_ORDER = 'update payment.orders set claimed_at = now() where id = $1';

export const KEEP_TRANSACTION = `
  update payment.orders set transaction = $2, checkout_url = $3 where id = $1 and transaction is null`;

export const DROP_ORDER = 'delete from payment.orders where id = $1 and transaction is null';

export const ORDER_STARTED = 'select transaction, checkout_url as url from payment.orders where id = $1';

export const RUNNING_SUBSCRIPTION = `
  select 1 from payment.subscriptions where account_id = $1 and state <> 'ended' limit 1`;

export const OWN_STUDENT = `
  select 1 from payment.students where student_id = $1 and parent_id = $2 and removed_at is null`;

export const HAS_PLAN = `
  select 1 from payment.assignments a join payment.purchases p on p.id = a.purchase_id
  where a.student_id = $1 and p.plan = $2 and p.state = 'paid'`;

export const CHECKOUT = `
  select o.plan, coalesce(p.state, 'open') as state, account.told, a.student_id as "studentId"
  from payment.orders o join payment.accounts account on account.id = o.account_id
  left join payment.purchases p on p.id = o.transaction
  left join payment.assignments a on a.purchase_id = o.transaction
  where o.transaction = $1 and o.account_id = $2`;
