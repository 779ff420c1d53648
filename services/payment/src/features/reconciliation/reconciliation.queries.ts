import type { Difference } from '@burrow/contracts';
import { type NotNull, sql } from '@burrow/service-kit';
import type { SubscriptionState } from '../../domain/subscription.rules.ts';

/** Takes the day's turn, if something was begun at the provider: the last event that was read, or nothing if it is another's turn. */
export const CLAIM = sql<{ readonly event: string }>`
  insert into payment.reconciled as last (event) select ''
  where exists (select 1 from payment.orders where checkout_url is not null)
  on conflict (one) do update set at = payment.now() where last.at < payment.now() - interval '23 hours'
  returning event`;

/** What did not work is tried again an hour later. */
export const GIVE_BACK = sql`update payment.reconciled set at = payment.now() - interval '22 hours 30 minutes'`;

/** Takes the turn to ask for missed events, if nobody did in the last $1 seconds: the last event that was read. */
export const CLAIM_CATCH_UP = sql<{ readonly event: string }>`
  insert into payment.reconciled as last (event, at, caught_up_at) select '', 'epoch', payment.now()
  where exists (select 1 from payment.orders where checkout_url is not null)
  on conflict (one) do update set caught_up_at = payment.now() where last.caught_up_at <= payment.now() - make_interval(secs => $1)
  returning event`;

/** So many were missed since everything was compared last. */
export const CAUGHT_UP = sql`update payment.reconciled set event = $1, missed = missed + $2`;

export const READ_UP_TO = sql`
  insert into payment.reconciled (event, missed) values ($1, $2)
  on conflict (one) do update set event = excluded.event, missed = excluded.missed, at = payment.now()`;

/** Nothing for an event that is known. */
export const KEEP_MISSED = sql<{ readonly id: string }>`
  insert into payment.provider_events (id, kind, body) values ($1, $2, $3) on conflict do nothing returning id`;

export const OUR_ORDERS = sql<{ readonly id: NotNull<string> }>`
  select id::text as id from payment.orders where id::text = any($1)`;

interface PaymentRow {
  readonly id: NotNull<string>;
  readonly amount: NotNull<number>;
  readonly currency: NotNull<string>;
}

/** What is known to be paid; about what is not what was ordered, staff decide elsewhere. */
export const OUR_PAYMENTS = sql<PaymentRow>`
  select id, paid::float8 as amount, currency from payment.purchases where id = any($1) and paid_at is not null
  union all select transaction, amount::float8, currency from payment.held_payments where transaction = any($1) and state <> 'accepted'`;

export const OUR_SUBSCRIPTIONS = sql<{ readonly id: string; readonly state: SubscriptionState }>`
  select id, state from payment.subscriptions where state <> 'ended' or id = any($1)`;

interface SubjectRow {
  readonly subject: string;
  readonly order: string | null;
}

/** What of the last three months is not believed, and of which order it is. */
export const UNBELIEVED = sql<SubjectRow>`
  select e.id as subject, o.id as "order" from payment.provider_events e
  left join payment.orders o on o.id::text = e.body #>> '{data,custom_data,order}'
  where e.doubt is not null and e.received_at > payment.now() - interval '90 days'
    and not exists (select 1 from payment.held_payments h where h.transaction = e.body #>> '{data,id}' or h.subscription = e.body #>> '{data,id}')`;

/** Of which more went back than was paid. */
export const REFUNDED_TOO_MUCH = sql<SubjectRow>`
  select p.id as subject, o.id as "order" from payment.purchases p left join payment.orders o on o.transaction = p.id
  where p.returned > p.paid`;

/** Keeps what differs, forgets what does not any more, and returns what is new. */
export const KEEP_DIFFERENCES = sql<{ readonly subject: string }>`
  with found as (select subject, what, "order" from jsonb_to_recordset($1::jsonb) as found (subject text, what text, "order" uuid)),
    gone as (
      delete from payment.differences d
      where not exists (select 1 from found where found.subject = d.subject and found.what = d.what))
  insert into payment.differences (subject, what, order_id) select subject, what, "order" from found
  on conflict do nothing returning subject`;

export const LAST = sql<{
  readonly at: NotNull<string>;
  readonly missed: number;
}>`select to_json(at) #>> '{}' as at, missed from payment.reconciled where at > 'epoch'`;

interface DifferenceRow {
  readonly subject: string;
  readonly what: Difference;
  readonly found_at: NotNull<string>;
  readonly order_id: string | null;
}

export const DIFFERENCES = sql<DifferenceRow>`
  select subject, what, to_json(found_at) #>> '{}' as found_at, order_id::text as order_id from payment.differences
  order by found_at desc, subject`;

export const COMPARED = sql`update payment.reconciled set at = payment.now()`;
