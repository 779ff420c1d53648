/** Takes the day's turn, if something was begun at the provider: the last event that was read, or nothing if it is another's turn. */
export const CLAIM = `
  insert into payment.reconciled as last (event) select ''
  where exists (select 1 from payment.orders where checkout_url is not null)
  on conflict (one) do update set at = now() where last.at < now() - interval '23 hours'
  returning event`;

/** What did not work is tried again an hour later. */
export const GIVE_BACK = `update payment.reconciled set at = now() - interval '22 hours 30 minutes'`;

/** Takes the turn to ask for missed events, if nobody did in the last $1 seconds: the last event that was read. */
export const CLAIM_CATCH_UP = `
  insert into payment.reconciled as last (event, at, caught_up_at) select '', 'epoch', now()
  where exists (select 1 from payment.orders where checkout_url is not null)
  on conflict (one) do update set caught_up_at = now() where last.caught_up_at <= now() - make_interval(secs => $1)
  returning event`;

/** So many were missed since everything was compared last. */
export const CAUGHT_UP = 'update payment.reconciled set event = $1, missed = missed + $2';

export const READ_UP_TO = `
  insert into payment.reconciled (event, missed) values ($1, $2)
  on conflict (one) do update set event = excluded.event, missed = excluded.missed, at = now()`;

/** Nothing for an event that is known. */
export const KEEP_MISSED = `
  insert into payment.provider_events (id, kind, body) values ($1, $2, $3) on conflict do nothing returning id`;

export const OUR_ORDERS = 'select id::text as id from payment.orders where id::text = any($1)';

/** What is known to be paid; about what is not what was ordered, staff decide elsewhere. */
export const OUR_PAYMENTS = `
  select id, paid::float8 as amount, currency from payment.purchases where id = any($1) and paid_at is not null
  union all select transaction, amount::float8, currency from payment.held_payments where transaction = any($1) and state <> 'accepted'`;

export const OUR_SUBSCRIPTIONS = `
  select id, state from payment.subscriptions where state <> 'ended' or id = any($1)`;

/** What of the last three months is not believed, and of which order it is. */
export const UNBELIEVED = `
  select e.id as subject, o.id as "order" from payment.provider_events e
  left join payment.orders o on o.id::text = e.body #>> '{data,custom_data,order}'
  where e.doubt is not null and e.received_at > now() - interval '90 days'
    and not exists (select 1 from payment.held_payments h where h.transaction = e.body #>> '{data,id}' or h.subscription = e.body #>> '{data,id}')`;

/** Of which more went back than was paid. */
export const REFUNDED_TOO_MUCH = `
  select p.id as subject, o.id as "order" from payment.purchases p left join payment.orders o on o.transaction = p.id
  where p.returned > p.paid`;

/** Keeps what differs, forgets what does not any more, and returns what is new. */
export const KEEP_DIFFERENCES = `
  with found as (select subject, what, "order" from jsonb_to_recordset($1::jsonb) as found (subject text, what text, "order" uuid)),
    gone as (
      delete from payment.differences d
      where not exists (select 1 from found where found.subject = d.subject and found.what = d.what))
  insert into payment.differences (subject, what, order_id) select subject, what, "order" from found
  on conflict do nothing returning subject`;

export const LAST = `select to_json(at) #>> '{}' as at, missed from payment.reconciled where at > 'epoch'`;

export const DIFFERENCES = `
  select subject, what, to_json(found_at) #>> '{}' as found_at, order_id::text as order_id from payment.differences
  order by found_at desc, subject`;

export const COMPARED = `update payment.reconciled set at = now()`;
