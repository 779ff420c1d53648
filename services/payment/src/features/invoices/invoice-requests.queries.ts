import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import type { InvoiceState } from './invoice-request.rules.ts';

export const COUNT_OPEN = sql<{ readonly open: NotNull<number> }>`
  select count(*)::int as open from payment.invoice_requests
  where account_id = $1 and state in ('requested', 'offered')`;

/** A request, and its invoice; nulls while there is none. */
export interface RequestRow {
  readonly id: string;
  readonly plan: string;
  readonly students: number;
  readonly billedTo: string;
  readonly purchaseOrder: string;
  readonly vatId: string;
  readonly currency: string;
  readonly state: InvoiceState;
  readonly requestedAt: Date;
  readonly number: string | null;
  readonly net: number | null;
  readonly tax: number | null;
  readonly invoicedIn: string | null;
  readonly issuedAt: Date | null;
  readonly dueAt: Date | null;
  readonly paidAt: Date | null;
  readonly remindedAt: Date | null;
  readonly isOverdue: boolean | null;
}

const REQUESTS = sqlPart`
  select r.id, r.plan, r.students, r.billed_to as "billedTo", r.purchase_order as "purchaseOrder", r.vat_id as "vatId", r.currency,
    r.state, r.requested_at as "requestedAt", i.number, i.net::float8 as net, i.tax::float8 as tax, i.currency as "invoicedIn",
    i.issued_at as "issuedAt", i.due_at as "dueAt", i.paid_at as "paidAt", i.reminded_at as "remindedAt",
    i.paid_at is null and i.cancelled_at is null and i.due_at < payment.now() as "isOverdue"
  from payment.invoice_requests r left join payment.invoices i on i.request_id = r.id`;

const NEWEST_FIRST = sqlPart`order by r.requested_at desc, r.id`;

export const ALL_REQUESTS = sql<RequestRow>`${REQUESTS} ${NEWEST_FIRST}`;

export const REQUESTS_OF = sql<RequestRow>`${REQUESTS} where r.account_id = $1 ${NEWEST_FIRST}`;

interface HeldRow {
  readonly account: string;
  readonly plan: string;
  readonly currency: string;
  readonly state: InvoiceState;
}

export const HOLD_REQUEST = sql<HeldRow>`
  select account_id as account, plan, currency, state from payment.invoice_requests where id = $1 for update`;

/** Until when the subscription $2 is open to an account. */
export const RUNS_UNTIL = sql<{ readonly until: string | null }>`
  select told ->> 'valid_until' as until from payment.accounts where id = $1 and told ->> 'subscription' = $2`;
