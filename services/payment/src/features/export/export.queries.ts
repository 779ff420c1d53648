import { sql, sqlPart, type SqlPart, type Statement } from '@burrow/service-kit';

const OF_ACCOUNT = sqlPart`account_id = any($1)`;
const BOUGHT = sqlPart`select id from payment.purchases where account_id = any($1)`;

/** Each of some rows as an object. */
const each = (rows: SqlPart): Statement<{ readonly row: Readonly<Record<string, unknown>> }> =>
  sql`with given as (select $1::uuid[], $2::uuid, $3::uuid) select to_jsonb(one) as row from (${rows}) one`;

/**
 * Every table with something about a person, and which of its rows: of the buyer's accounts ($1), the adult
 * ($2) or the student ($3). Keys are the names in the download. SQL because a download writes rows as they
 * stand, those of each table alike.
 */
export const EXPORTED: Readonly<Record<string, ReturnType<typeof each>>> = {
  accounts: each(sqlPart`select owner_kind, told from payment.accounts where id = any($1)`),
  orders: each(sqlPart`select * from payment.orders where ${OF_ACCOUNT} order by created_at`),
  purchases: each(sqlPart`select * from payment.purchases where ${OF_ACCOUNT} order by paid_at`),
  subscriptions: each(sqlPart`select * from payment.subscriptions where ${OF_ACCOUNT} order by id`),
  plan_changes: each(sqlPart`select * from payment.plan_changes where subscription in (
    select id from payment.subscriptions where ${OF_ACCOUNT})`),
  cancellations: each(sqlPart`select * from payment.cancellations where subscription in (
    select id from payment.subscriptions where ${OF_ACCOUNT})`),
  changes_begun: each(sqlPart`select * from payment.changes_begun where subscription in (
    select id from payment.subscriptions where ${OF_ACCOUNT}) order by begun_at`),
  assignments: each(
    sqlPart`select * from payment.assignments where purchase_id in (${BOUGHT}) or student_id = $3`,
  ),
  given_seats: each(
    sqlPart`select * from payment.given_seats where purchase_id in (${BOUGHT}) or student_id = $3`,
  ),
  refunds: each(sqlPart`select * from payment.refunds where ${OF_ACCOUNT} order by requested_at`),
  refund_parts:
    each(sqlPart`select t.* from payment.refund_parts t join payment.refunds r on r.id = t.refund_id where r.account_id = any($1)
    order by t.purchase_id`),
  held_payments: each(sqlPart`select * from payment.held_payments where ${OF_ACCOUNT} order by paid_at`),
  invoice_requests: each(
    sqlPart`select * from payment.invoice_requests where ${OF_ACCOUNT} order by requested_at`,
  ),
  invoices: each(sqlPart`select * from payment.invoices where ${OF_ACCOUNT} order by issued_at`),
  notices: each(sqlPart`select * from payment.notices where ${OF_ACCOUNT} order by at`),
  facts: each(
    sqlPart`select * from payment.facts where ${OF_ACCOUNT} or purchase in (${BOUGHT}) order by id`,
  ),
  ledger_entries: each(sqlPart`select * from payment.ledger_entries where ${OF_ACCOUNT} order by at, id`),
  ledger_lines:
    each(sqlPart`select l.* from payment.ledger_lines l join payment.ledger_entries e on e.id = l.entry_id
    where e.account_id = any($1) order by e.at, l.entry_id, l.account`),
  provider_events: each(sqlPart`select kind, body, received_at from payment.provider_events
    where body #>> '{data,custom_data,order}' in (select id::text from payment.orders where ${OF_ACCOUNT})
    order by received_at`),
  students: each(sqlPart`select * from payment.students where parent_id = $2 or student_id = $3`),
  audit: each(sqlPart`select at, action, subject, count, reason from payment.audit
    where ${OF_ACCOUNT} or to_account_id = any($1) or user_id = $2 order by at`),
};

/** Tables of which nobody gets anything, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  clock: 'how far a tester has set the time ahead',
  oldest_program: 'which programs may run on these tables',
  gifts: 'who buys a gift has no account; the address is kept only until the code is mailed',
  cancel_links: 'only the hash of a link that was mailed, for a week',
  network_salts: 'with what networks are hashed, for an hour',
  gift_networks: 'how many gifts a network began in the hour, by a hash of it',
  reconciled: 'says up to which event the provider was asked',
  differences: 'what support looks at, by numbers of purchases',
};
