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

export const ORDER = `
  select account_id as account, plan, seats, amount::float8 as amount, currency, transaction
  from payment.orders where id = $1`;
