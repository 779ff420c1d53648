import { sql } from '@burrow/service-kit';

/**
 * The facts and the ledger know the account's random id only: whose it was is not known from then on. SQL
 * because the handler of an event does it.
 */
export const FORGET = sql<{ readonly id: string }>`
  update payment.accounts set owner_kind = null, owner_id = null where owner_kind = $1 and owner_id = $2 returning id`;

/** SQL because the handler of an event does it. */
export const EMPTY = [
  sql`update payment.refunds set reason = '' where account_id = $1`,
  sql`update payment.invoice_requests set billed_to = '', purchase_order = '', user_id = null where account_id = $1`,
];

/** SQL because the handler of an event does it. */
export const RUNNING = sql<{ readonly id: string }>`
  select id from payment.subscriptions where account_id = $1 and state <> 'ended'`;

/** As long as tax law wants receipts, in the countries that want them longest. */
const YEARS = 10;

const AT_ONCE = 500;

/** What of the provider's events names people, once nobody has to keep it. What follows from them is in the facts. */
export const EMPTY_EVENTS = sql<{ readonly id: string }>`
  update payment.provider_events set body = '{}' where id in (
    select id from payment.provider_events
    where received_at < payment.now() - interval '${YEARS} years' and handled_at is not null and body <> '{}'
    limit ${AT_ONCE} for update skip locked)
  returning id`;

/** Addresses for codes of gifts that nobody paid. */
export const EMPTY_GIFTS = sql<{ readonly id: string }>`
  update payment.gifts set email = null where id in (
    select g.id from payment.gifts g join payment.orders o on o.id = g.id
    where g.email is not null and o.created_at < payment.now() - interval '30 days'
    limit ${AT_ONCE} for update of g skip locked)
  returning id`;

export const FORGET_LINKS = sql<{ readonly hash: Buffer }>`
  delete from payment.cancel_links where made_at < payment.now() - interval '7 days' returning hash`;

export const FORGET_AUDIT = sql<{ readonly id: string }>`
  delete from payment.audit where id in (
    select id from payment.audit where at < payment.now() - interval '1 year' limit ${AT_ONCE} for update skip locked)
  returning id`;
