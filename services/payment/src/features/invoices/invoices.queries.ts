import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

/** One at a time gets the next number of a year. */
export const HOLD_NUMBERS = sql`select pg_advisory_xact_lock(hashtextextended('payment invoice numbers', 0))`;

export const COUNT_OF_YEAR = sql<{ readonly count: NotNull<number> }>`
  select count(*)::int as count from payment.invoices where extract(year from issued_at at time zone 'UTC') = $1`;

export const ADD_INVOICE = sql`
  insert into payment.invoices
    (request_id, number, account_id, plan, billed_to, vat_id, purchase_order, net, tax, currency, issued_at, due_at)
  select r.id, $2, r.account_id, r.plan, r.billed_to, r.vat_id, r.purchase_order, $3, $4, $5, $6, $7
  from payment.invoice_requests r where r.id = $1`;

interface IssuedRow {
  readonly number: string;
  readonly account: string;
  readonly net: NotNull<number>;
  readonly tax: NotNull<number>;
  readonly currency: string;
  readonly dueAt: Date;
}

export const INVOICE = sql<IssuedRow>`
  select number, account_id as account, net::float8 as net, tax::float8 as tax, currency, due_at as "dueAt"
  from payment.invoices where request_id = $1 and cancelled_at is null for update`;

const ANNOUNCED_BEFORE = 30;

interface LateRow {
  readonly request: string;
  readonly account: string;
  readonly number: string;
  readonly plan: string;
  readonly currency: string;
  readonly total: NotNull<number>;
  readonly dueAt: Date;
  readonly remindedAt: Date | null;
}

/** An invoice that is late; whether its school is to be reminded is a rule. */
export const LATE = sql<LateRow>`
  select request_id as request, account_id as account, number, plan, currency, (net + tax)::float8 as total,
    due_at as "dueAt", reminded_at as "remindedAt"
  from payment.invoices where paid_at is null and cancelled_at is null and due_at < payment.now() - interval '1 day'
  order by due_at, number for update skip locked`;

const ENDS_KEY = sqlPart`'ends ' || i.number || to_char(i.open_until at time zone 'UTC', ' YYYY-MM-DD')`;

interface EndingRow {
  readonly account: string;
  readonly plan: string;
  readonly currency: string;
  readonly total: NotNull<number>;
  readonly key: NotNull<string>;
  readonly date: NotNull<string>;
  readonly number: string;
}

/** A plan that was paid by invoice and ends soon, unless a later invoice goes on with it; each is told once. */
export const ENDING = sql<EndingRow>`
  select i.account_id as account, i.plan, i.currency, (i.net + i.tax)::float8 as total, ${ENDS_KEY} as key,
    to_json(i.open_until) #>> '{}' as date, i.number
  from payment.invoices i
  where i.paid_at is not null and i.cancelled_at is null
    and i.open_until between payment.now() and payment.now() + interval '${ANNOUNCED_BEFORE} days'
    and not exists (select 1 from payment.invoices later where later.account_id = i.account_id and later.open_until > i.open_until)
    and not exists (select 1 from payment.subscriptions s where s.account_id = i.account_id and s.state <> 'ended' and s.ends_at is null)
    and not exists (select 1 from payment.notices where key = ${ENDS_KEY})
  limit 1 for update of i skip locked`;

interface DocumentRow {
  readonly number: string;
  readonly plan: string;
  readonly billedTo: string;
  readonly vatId: string;
  readonly purchaseOrder: string;
  readonly net: NotNull<number>;
  readonly tax: NotNull<number>;
  readonly currency: string;
  readonly issuedAt: NotNull<string>;
  readonly dueAt: NotNull<string>;
  readonly paidAt: string | null;
  readonly openUntil: string | null;
  readonly isCancelled: NotNull<boolean>;
}

export const DOCUMENT = sql<DocumentRow>`
  select i.number, i.plan, i.billed_to as "billedTo", i.vat_id as "vatId", i.purchase_order as "purchaseOrder",
    i.net::float8 as net, i.tax::float8 as tax, i.currency, to_json(i.issued_at) #>> '{}' as "issuedAt",
    to_json(i.due_at) #>> '{}' as "dueAt", to_json(i.paid_at) #>> '{}' as "paidAt",
    to_json(i.open_until) #>> '{}' as "openUntil", i.cancelled_at is not null as "isCancelled"
  from payment.invoices i where i.request_id = $1 and ($3 or i.account_id = $2)`;

/** The subscription that an account has without paying for it by card, and until when. */
export const OPEN_WITHOUT_CARD = sql<{
  readonly subscription: NotNull<string>;
  readonly until: NotNull<string>;
}>`
  select told ->> 'subscription' as subscription, told ->> 'valid_until' as until from payment.accounts a
  where id = $1 and told ->> 'subscription' is not null and (told ->> 'valid_until')::timestamptz > payment.now()
    and not exists (select 1 from payment.subscriptions s where s.account_id = a.id and s.state <> 'ended')`;
