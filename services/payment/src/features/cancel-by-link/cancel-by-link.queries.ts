import { sql } from '@burrow/service-kit';
import type { SubscriptionState } from '../../domain/subscription.rules.ts';

export const ACCOUNTS = sql<{ readonly id: string }>`
  select id from payment.accounts
  where (owner_kind = 'user' and owner_id = $1) or (owner_kind = 'organization' and owner_id = $2) order by id`;

/** What of some accounts goes on. SQL because the handler of an event does it. */
export const GOING_ON = sql<{ readonly id: string; readonly plan: string }>`
  select id, plan from payment.subscriptions
  where account_id = any($1) and state <> 'ended' and ends_at is null order by id`;

/** Contracts of some accounts of which the first payment is new enough that a withdrawal may be possible. */
export const NEW_CONTRACTS = sql<{ readonly id: string; readonly plan: string; readonly account: string }>`
  select distinct on (coalesce(subscription, id)) id, plan, account_id as account from payment.purchases
  where account_id = any($1) and state = 'paid' and paid_at > $2::timestamptz - interval '20 days'
  order by coalesce(subscription, id), paid_at, id`;

/** A purchase of one of some accounts, by its number. SQL because the handler of an event does it. */
export const NAMED = sql<{
  readonly id: string;
  readonly account: string;
  readonly subscription: string | null;
}>`
  select p.id, p.account_id as account, s.id as subscription from payment.purchases p
  left join payment.subscriptions s on s.id = p.subscription and s.state <> 'ended'
  where p.id = $2 and p.account_id = any($1)`;

interface EndingRow {
  readonly id: string;
  readonly state: SubscriptionState;
  readonly endsAt: string | null;
}

/** What a declaration ends. */
export const OF_DECLARATION = sql<EndingRow>`
  select id, state, to_json(ends_at) #>> '{}' as "endsAt" from payment.subscriptions where id = $1`;

/** SQL because the handler of an event does it. */
export const ADD_LINK = sql`insert into payment.cancel_links (hash, subscription, purchase, made_at) values ($1, $2, $3, $4)`;

const DAYS = 7;

/** What a link ends. */
export interface LinkedSubscription {
  readonly id: string;
  readonly plan: string;
  readonly state: SubscriptionState;
  readonly endsAt: string | null;
}

/** What a link ends, as long as it works. It may be used again, and then says the same. */
export const OF_LINK = sql<LinkedSubscription>`
  select s.id, s.plan, s.state, to_json(s.ends_at) #>> '{}' as "endsAt" from payment.cancel_links l
  join payment.subscriptions s on s.id = l.subscription
  where l.hash = $1 and l.made_at > payment.now() - interval '${DAYS} days'`;

/** What a link withdraws from. */
export interface LinkedPurchase {
  readonly id: string;
  readonly plan: string;
  readonly account: string;
  readonly currency: string;
  readonly askedAt: Date;
  /** What goes back, once it is withdrawn. */
  readonly amount: number | null;
}

/** The contract that a link withdraws from, when that was declared, and the withdrawal, if it is made already. */
export const WITHDRAWN_BY = sql<LinkedPurchase>`
  select p.id, p.plan, p.account_id as account, p.currency, l.made_at as "askedAt", r.amount::float8 as amount
  from payment.cancel_links l join payment.purchases p on p.id = l.purchase
  left join payment.refunds r on r.purchase_id = p.id and r.rule = 'withdrawal' and r.state <> 'rejected'
  where l.hash = $1 and l.made_at > payment.now() - interval '${DAYS} days'`;
