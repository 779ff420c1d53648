import { type NotNull, sql } from '@burrow/service-kit';
import type { SubscriptionContract } from '../../domain/contract.rules.ts';
import type { SubscriptionState } from '../../domain/subscription.rules.ts';
import { IS_GOING_BACK } from '../../facts/contracts.queries.ts';

interface SubscriptionRow {
  readonly id: string;
  readonly plan: string;
  readonly state: SubscriptionState;
  readonly endsAt: string | null;
  readonly pastDueSince: string | null;
  readonly purchase: string | null;
  readonly currency: string | null;
  readonly total: number | null;
  readonly paidPlan: string | null;
  readonly periodEndsAt: string | null;
  readonly wanted: string | null;
  readonly lastPlan: string | null;
  readonly lastEndsAt: string | null;
  readonly isGoingBack: NotNull<boolean>;
  readonly payments: NotNull<SubscriptionContract['payments']>;
}

/** Subscriptions of accounts, those of the first account first, with the payment of the period that runs longest, and the plan that is wanted next. */
export const SUBSCRIPTIONS = sql<SubscriptionRow>`
  select s.id, s.plan, s.state, to_json(s.ends_at) #>> '{}' as "endsAt", to_json(s.past_due_since) #>> '{}' as "pastDueSince",
    p.id as purchase, p.currency, p.total::float8 as total, p.plan as "paidPlan", to_json(p.period_ends_at) #>> '{}' as "periodEndsAt", c.plan as wanted,
    l.plan as "lastPlan", to_json(l.period_ends_at) #>> '{}' as "lastEndsAt",
    ${IS_GOING_BACK} as "isGoingBack",
    (
      select coalesce(json_agg(json_build_object('state', state, 'periodEndsAt', to_json(period_ends_at) #>> '{}', 'returned', returned::float8)), '[]')
      from payment.purchases where subscription = s.id
    ) as payments
  from payment.subscriptions s
  left join payment.plan_changes c on c.subscription = s.id
  left join lateral (
    select id, currency, plan, coalesce(total, paid) as total, period_ends_at from payment.purchases
    where subscription = s.id and state = 'paid' order by period_ends_at desc nulls last, paid_at desc nulls last limit 1
  ) p on true
  left join lateral (
    select plan, period_ends_at from payment.purchases
    where subscription = s.id and state = 'paid' order by paid_at desc nulls last, period_ends_at desc nulls last limit 1
  ) l on true
  where s.account_id = any($1::uuid[]) order by array_position($1::uuid[], s.account_id), s.id`;

export const WANT_PLAN = sql`
  insert into payment.plan_changes (subscription, plan) values ($1, $2)
  on conflict (subscription) do update set plan = excluded.plan, wanted_at = payment.now()`;

export const PUT_BEHIND = sql`update payment.plan_changes set wanted_at = payment.now() where subscription = $1`;

/** A refund that ends the subscription, or may. */
export const REFUND_WAITS = sql`
  select 1 from payment.refunds r join payment.purchases p on p.id = r.purchase_id
  where p.subscription = $1 and r.state <> 'rejected' limit 1`;

/** A change that somebody else asks the provider for at this moment. */
export const CHANGE_BEGUN = sql`
  select 1 from payment.changes_begun where subscription = $1 and begun_at > payment.now() - interval '15 seconds' limit 1`;

/** A smaller plan that the provider may not know of yet, and the end of the time that is paid. */
export const WANTED_CHANGE = sql<{
  readonly subscription: string;
  readonly plan: string;
  readonly paidUntil: string | null;
}>`
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
