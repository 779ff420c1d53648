import { IS_GOING_BACK } from '../../facts/contracts.queries.ts';

/** Subscriptions of accounts, those of the first account first, with the payment of the period that runs longest, and the plan that is wanted next. */
export const SUBSCRIPTIONS = `
  select s.id, s.plan, s.state, to_json(s.ends_at) #>> '{}' as "endsAt", to_json(s.past_due_since) #>> '{}' as "pastDueSince",
    p.id as purchase, p.currency, p.total::float8 as total, p.plan as "paidPlan", to_json(p.period_ends_at) #>> '{}' as "periodEndsAt", c.plan as wanted,
    l.plan as "lastPlan", to_json(l.period_ends_at) #>> '{}' as "lastEndsAt",
    ${IS_GOING_BACK} as "isGoingBack",
    array(
      select json_build_object('state', state, 'periodEndsAt', to_json(period_ends_at) #>> '{}', 'returned', returned::float8)
      from payment.purchases where subscription = s.id
    ) as payments
  from payment.subscriptions s
  left join payment.plan_changes c on c.subscription = s.id
  left join lateral (
    select id, currency, plan, coalesce(total, paid) as total, period_ends_at from payment.purchases
    where subscription = s.id and state = 'paid' order by period_ends_at desc nulls last limit 1
  ) p on true
  left join lateral (
    select plan, period_ends_at from payment.purchases
    where subscription = s.id and state = 'paid' order by paid_at desc nulls last, period_ends_at desc nulls last limit 1
  ) l on true
  where s.account_id = any($1::uuid[]) order by array_position($1::uuid[], s.account_id), s.id`;

export const WANT_PLAN = `
  insert into payment.plan_changes (subscription, plan) values ($1, $2)
  on conflict (subscription) do update set plan = excluded.plan, wanted_at = now()`;

export const PUT_BEHIND = 'update payment.plan_changes set wanted_at = now() where subscription = $1';

/** A refund that ends the subscription, or may. */
export const REFUND_WAITS = `
  select 1 from payment.refunds r join payment.purchases p on p.id = r.purchase_id
  where p.subscription = $1 and r.state <> 'rejected' limit 1`;

/** A change that somebody else asks the provider for at this moment. */
export const CHANGE_BEGUN = `
  select 1 from payment.changes_begun where subscription = $1 and begun_at > now() - interval '15 seconds' limit 1`;

/** A smaller plan that the provider may not know of yet, and the end of the time that is paid. */
export const WANTED_CHANGE = `
  select c.subscription, c.plan, to_json((
    select period_ends_at from payment.purchases where subscription = s.id and state = 'paid'
    order by paid_at desc nulls last, period_ends_at desc nulls last limit 1
  )) #>> '{}' as "paidUntil"
  from payment.plan_changes c join payment.subscriptions s on s.id = c.subscription
  where s.state = 'active' and s.ends_at is null and c.wanted_at < $1::timestamptz - interval '1 minute' and not exists (
    select 1 from payment.refunds r join payment.purchases p on p.id = r.purchase_id
    where p.subscription = s.id and r.state <> 'rejected'
  )
  order by c.wanted_at limit 1 for update of c skip locked`;
