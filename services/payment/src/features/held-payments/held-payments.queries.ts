/** Those that wait, the oldest first. */
export const WAITING = `
  select h.transaction, h.account_id as account, h.customer, h.plan, o.plan as ordered, h.amount::float8 as amount, h.currency, h.doubt,
    o.amount::float8 as "orderedAmount", o.currency as "orderedCurrency", h.paid_at as "paidAt"
  from payment.held_payments h join payment.orders o on o.id = h.order_id
  where h.state = 'waiting' order by h.paid_at, h.transaction`;

/** One that waits; who decides about it too waits for this. */
export const HELD = `
  select doubt, amount::float8 as amount, subscription, account_id as account from payment.held_payments
  where transaction = $1 and state = 'waiting' for update`;
