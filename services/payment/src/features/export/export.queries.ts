const OF_ACCOUNT = 'account_id = any($1)';
const BOUGHT = 'select id from payment.purchases where account_id = any($1)';

/**
 * Every table with something about a person, and which of its rows: of the buyer's accounts ($1), the adult
 * ($2) or the student ($3). Keys are the names in the download. SQL because a download writes rows as they
 * stand, those of each table alike.
 */
export const EXPORTED: Readonly<Record<string, string>> = {
  accounts: 'select owner_kind, told from payment.accounts where id = any($1)',
  orders: `select * from payment.orders where ${OF_ACCOUNT} order by created_at`,
  purchases: `select * from payment.purchases where ${OF_ACCOUNT} order by paid_at`,
  subscriptions: `select * from payment.subscriptions where ${OF_ACCOUNT} order by id`,
  plan_changes: `select * from payment.plan_changes where subscription in (
    select id from payment.subscriptions where ${OF_ACCOUNT})`,
  changes_begun: `select * from payment.changes_begun where subscription in (
    select id from payment.subscriptions where ${OF_ACCOUNT}) order by begun_at`,
  assignments: `select * from payment.assignments where purchase_id in (${BOUGHT}) or student_id = $3`,
  given_seats: `select * from payment.given_seats where purchase_id in (${BOUGHT}) or student_id = $3`,
  refunds: `select * from payment.refunds where ${OF_ACCOUNT} order by requested_at`,
  refund_parts: `select t.* from payment.refund_parts t join payment.refunds r on r.id = t.refund_id where r.account_id = any($1)
    order by t.purchase_id`,
  held_payments: `select * from payment.held_payments where ${OF_ACCOUNT} order by paid_at`,
  invoice_requests: `select * from payment.invoice_requests where ${OF_ACCOUNT} order by requested_at`,
  invoices: `select * from payment.invoices where ${OF_ACCOUNT} order by issued_at`,
  notices: `select * from payment.notices where ${OF_ACCOUNT} order by at`,
  facts: `select * from payment.facts where ${OF_ACCOUNT} or purchase in (${BOUGHT}) order by id`,
  ledger_entries: `select * from payment.ledger_entries where ${OF_ACCOUNT} order by at, id`,
  ledger_lines: `select l.* from payment.ledger_lines l join payment.ledger_entries e on e.id = l.entry_id
    where e.account_id = any($1) order by e.at, l.entry_id, l.account`,
  provider_events: `select kind, body, received_at from payment.provider_events
    where body #>> '{data,custom_data,order}' in (select id::text from payment.orders where ${OF_ACCOUNT})
    order by received_at`,
  students: `select * from payment.students where parent_id = $2 or student_id = $3`,
  audit: `select at, action, subject, count, reason from payment.audit
    where ${OF_ACCOUNT} or to_account_id = any($1) or user_id = $2 order by at`,
};

/** Each of some rows as an object. */
export const rowsOf = (rows: string): string =>
  `with given as (select $1::uuid[], $2::uuid, $3::uuid) select to_jsonb(one) as row from (${rows}) one`;

/** Tables of which nobody gets anything, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  oldest_program: 'which programs may run on these tables',
  gifts: 'who buys a gift has no account; the address is kept only until the code is mailed',
  cancel_links: 'only the hash of a link that was mailed, for a week',
  network_salts: 'with what networks are hashed, for an hour',
  gift_networks: 'how many gifts a network began in the hour, by a hash of it',
  reconciled: 'says up to which event the provider was asked',
  differences: 'what support looks at, by numbers of purchases',
};
