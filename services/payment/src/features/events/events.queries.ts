/** Keeps an event once, and says whether it is still to be handled. */
export const KEEP_EVENT = `
  insert into payment.provider_events as kept (id, kind, body) values ($1, $2, $3)
  on conflict (id) do update set kind = kept.kind returning handled_at is null as waiting`;

export const EVENT =
  'select kind, body from payment.provider_events where id = $1 and handled_at is null for update';

export const HANDLED = 'update payment.provider_events set handled_at = now(), doubt = $2 where id = $1';

/** What goes on although its bank took a payment of it back. */
export const CHARGED_BACK = `
  select s.id from payment.subscriptions s join payment.purchases p on p.subscription = s.id
  where (p.id = $1 or s.id = $2) and p.state = 'charged-back' and s.state <> 'ended' limit 1`;

/** What goes on although what pays for it went back, as by a refund in the provider's dashboard. */
export const GIVEN_BACK = `
  select s.id from payment.subscriptions s join lateral (
    select state from payment.purchases where subscription = s.id and paid_at is not null
    order by period_ends_at desc nulls last limit 1
  ) latest on true
  where (s.id = $2 or s.id = (select subscription from payment.purchases where id = $1))
    and latest.state = 'refunded' and s.state <> 'ended'`;

export const ORDER = `
  select account_id as account, plan, seats, amount::float8 as amount, currency, transaction
  from payment.orders where id = $1`;
