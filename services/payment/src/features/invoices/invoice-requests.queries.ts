export const COUNT_OPEN = `
  select count(*)::int as open from payment.invoice_requests
  where account_id = $1 and state in ('requested', 'offered')`;

const REQUESTS = `
  select r.id, r.plan, r.students, r.billed_to as "billedTo", r.purchase_order as "purchaseOrder", r.vat_id as "vatId", r.currency,
    r.state, r.requested_at as "requestedAt", i.number, i.net::float8 as net, i.tax::float8 as tax, i.currency as "invoicedIn",
    i.issued_at as "issuedAt", i.due_at as "dueAt", i.paid_at as "paidAt", i.reminded_at as "remindedAt",
    i.paid_at is null and i.cancelled_at is null and i.due_at < now() as "isOverdue"
  from payment.invoice_requests r left join payment.invoices i on i.request_id = r.id`;

const NEWEST_FIRST = 'order by r.requested_at desc, r.id';

export const ALL_REQUESTS = `${REQUESTS} ${NEWEST_FIRST}`;

export const REQUESTS_OF = `${REQUESTS} where r.account_id = $1 ${NEWEST_FIRST}`;

export const HOLD_REQUEST = `
  select account_id as account, plan, currency, state from payment.invoice_requests where id = $1 for update`;

/** Until when the subscription $2 is open to an account. */
export const RUNS_UNTIL = `
  select told ->> 'valid_until' as until from payment.accounts where id = $1 and told ->> 'subscription' = $2`;
