/** Accounts that an owner's, an account's or an order's id is about. */
export const BY_ID = `
  select id from payment.accounts where owner_id = $1 or id = $1
  union select account_id from payment.orders where id = $1`;

/** Accounts that a number is of: a payment's, a subscription's, an invoice's, or that of something that went back. */
export const BY_NUMBER = `
  select account_id as id from payment.orders where transaction = $1
  union select account_id from payment.purchases where id = $1 or subscription = $1
  union select account_id from payment.held_payments where transaction = $1 or subscription = $1
  union select account_id from payment.invoices where number = $1
  union select p.account_id from payment.refund_parts r join payment.purchases p on p.id = r.purchase_id where r.adjustment = $1`;

/** Accounts of gifts that this address ordered and was not mailed yet. */
export const BY_GIFT_ADDRESS = `
  select o.account_id as id from payment.gifts g join payment.orders o on o.id = g.id where lower(g.email) = lower($1)`;

/** Accounts that began what the provider was paid for. */
export const BY_TRANSACTIONS = `
  select account_id as id from payment.orders where transaction = any($1)
  union select account_id from payment.held_payments where transaction = any($1)`;

export const ORDERS = `
  select o.id, o.transaction, o.plan, o.amount::float8 as amount, o.currency, o.seats,
    to_json(o.created_at) #>> '{}' as at, g.id is not null as "isGift"
  from payment.orders o left join payment.gifts g on g.id = o.id
  where o.account_id = $1 or o.transaction in (select id from payment.purchases where account_id = $1) order by o.created_at, o.id`;

/** What an account has, and what it ordered and somebody else has: a gift that was redeemed, or what staff moved. */
export const PURCHASES_OF = `
  select p.id, p.account_id as account, p.plan, p.seats, p.subscription, p.state, p.currency, p.paid::float8 as paid,
    coalesce(p.total, p.paid)::float8 as total, p.returned::float8 as returned, to_json(p.paid_at) #>> '{}' as "paidAt",
    to_json(p.period_ends_at) #>> '{}' as "periodEndsAt",
    ((select count(*) from payment.assignments where purchase_id = p.id)
      + (select count(*) from payment.given_seats where purchase_id = p.id))::int as students
  from payment.purchases p
  where p.account_id = $1 or p.id in (select transaction from payment.orders where account_id = $1)
  order by p.paid_at nulls last, p.id`;

export const FACTS_OF = `
  select data from payment.facts where account_id = $1 or purchase = any($2) or subscription = any($3)`;

export const REFUNDS_OF = `
  select purchase_id as purchase, state, rule, reason, amount::float8 as amount, to_json(requested_at) #>> '{}' as at
  from payment.refunds where purchase_id = any($1) order by requested_at, id`;

export const HELD_OF = `
  select transaction, order_id as "order", plan, amount::float8 as amount, currency, doubt, state = 'waiting' as "isWaiting",
    to_json(paid_at) #>> '{}' as at
  from payment.held_payments where account_id = $1 order by paid_at, transaction`;

export const INVOICES_OF = `
  select request_id as request, number, plan, currency, (net + tax)::float8 as total, to_json(issued_at) #>> '{}' as "issuedAt", to_json(due_at) #>> '{}' as "dueAt",
    to_json(paid_at) #>> '{}' as "paidAt", to_json(open_until) #>> '{}' as "openUntil", cancelled_at is not null as "isCancelled"
  from payment.invoices where account_id = $1 order by issued_at, number`;

export const AUDIT_OF = `
  select to_json(at) #>> '{}' as at, action, subject, to_account_id as "toAccount", reason
  from payment.audit where account_id = $1 or to_account_id = $1 or subject = any($2) order by at, id`;

/** What the comparison found of things with these ids. */
export const DIFFERENCES_OF = `
  select d.subject, d.what, to_json(d.found_at) #>> '{}' as since
  from payment.differences d left join payment.provider_events e on e.id = d.subject
  where d.subject = any($1) or e.body #>> '{data,id}' = any($1) or e.body #>> '{data,custom_data,order}' = any($1)
    or d.order_id::text = any($1)
  order by d.found_at desc, d.subject`;
