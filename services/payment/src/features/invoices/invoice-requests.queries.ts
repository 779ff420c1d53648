export const ADD_REQUEST = `
  insert into payment.invoice_requests (account_id, user_id, plan, students, billed_to, purchase_order)
  values ($1, $2, $3, $4, $5, $6)`;

export const COUNT_OPEN = `
  select count(*)::int as open from payment.invoice_requests
  where account_id = $1 and state in ('requested', 'offered')`;

const REQUESTS = `
  select id, plan, students, billed_to as "billedTo", purchase_order as "purchaseOrder", state,
    requested_at as "requestedAt"
  from payment.invoice_requests`;

const NEWEST_FIRST = 'order by requested_at desc, id';

export const ALL_REQUESTS = `${REQUESTS} ${NEWEST_FIRST}`;

export const REQUESTS_OF = `${REQUESTS} where account_id = $1 ${NEWEST_FIRST}`;

export const HOLD_REQUEST = `
  select account_id as account, plan, state from payment.invoice_requests where id = $1 for update`;

/** Until when the subscription $2 is open to an account. */
export const RUNS_UNTIL = `
  select told ->> 'valid_until' as until from payment.accounts where id = $1 and told ->> 'subscription' = $2`;

export const SET_STATE = 'update payment.invoice_requests set state = $2 where id = $1';
