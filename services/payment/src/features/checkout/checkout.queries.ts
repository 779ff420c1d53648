import type { CheckoutState } from '@burrow/contracts';
import { type NotNull, sql } from '@burrow/service-kit';
import type { Entitlement } from '../../entitlements/entitlement.rules.ts';

export interface OpenOrderRow {
  readonly id: string;
  readonly transaction: string | null;
  readonly url: string | null;
  /** Nobody has begun it at the provider, and nobody does any more. */
  readonly isGivenUp: NotNull<boolean>;
}

/** A purchase that was begun a moment ago and is still to be paid. */
export const OPEN_ORDER = sql<OpenOrderRow>`
  select o.id, o.transaction, o.checkout_url as url, o.claimed_at < payment.now() - interval '15 seconds' as "isGivenUp"
  from payment.orders o left join payment.purchases p on p.id = o.transaction
  where o.account_id = $1 and o.plan = $2 and o.amount = $3 and o.currency = $4
    and o.student_id is not distinct from $5::uuid
    and o.created_at > payment.now() - interval '1 hour' and coalesce(p.state, 'open') in ('open', 'failed')
    and not exists (select 1 from payment.held_payments h where h.transaction = o.transaction)
  order by o.created_at desc limit 1`;

/**
 * Other checkouts of the plans $2 that are still to be paid, however old: begun at the provider, or being begun at this moment
 * by somebody else. The latest first.
 */
export const OTHER_CHECKOUTS = sql<{ readonly id: string; readonly transaction: string | null }>`
  select o.id, o.transaction from payment.orders o left join payment.purchases p on p.id = o.transaction
  where o.account_id = $1 and o.plan = any($2) and o.id is distinct from $3::uuid
    and coalesce(p.state, 'open') in ('open', 'failed')
    and not exists (select 1 from payment.held_payments h where h.transaction = o.transaction)
    and (o.transaction is not null or o.claimed_at > payment.now() - interval '15 seconds')
  order by o.created_at desc, o.id`;

/** A plan of $2 that is paid, although the provider has not told yet which subscription that began, or staff look at the payment. */
export const BEING_PAID = sql`
  select 1 from payment.purchases p where p.account_id = $1 and p.plan = any($2) and p.state = 'paid'
    and not exists (select 1 from payment.subscriptions s where s.id = p.subscription)
  union all select 1 from payment.held_payments where account_id = $1 and plan = any($2) and state = 'waiting' limit 1`;

export const CLAIM_ORDER = sql`update payment.orders set claimed_at = payment.now() where id = $1`;

/** Nothing if it is not there any more, or nobody begins it. */
export const ORDER_STARTED = sql<{ readonly transaction: string | null; readonly url: string | null }>`
  select transaction, checkout_url as url from payment.orders
  where id = $1 and (transaction is not null or claimed_at > payment.now() - interval '15 seconds')`;

/** The plan's subscription $2, open to a school that does not pay for it by card. */
export const PAID_OTHERWISE = sql`
  select 1 from payment.accounts where id = $1 and owner_kind = 'organization' and told ->> 'subscription' = $2
    and (told ->> 'valid_until')::timestamptz > payment.now()`;

export const HAS_PLAN = sql`
  select 1 from payment.assignments a join payment.purchases p on p.id = a.purchase_id
  where a.student_id = $1 and p.plan = $2 and p.state = 'paid'`;

interface CheckoutRow {
  readonly plan: NotNull<string>;
  readonly state: NotNull<CheckoutState['state']>;
  readonly told: Entitlement | null;
  readonly studentId: string | null;
}

/** An order of the account $2 by its transaction, or a later payment of a subscription of theirs, which has no order of its own. */
export const CHECKOUT = sql<CheckoutRow>`
  select coalesce(o.plan, p.plan) as plan,
    case when p.paid_at is not null then p.state when h.state = 'waiting' then 'held' when h.state = 'given-back' then 'refunded'
      else coalesce(p.state, 'open') end as state,
    account.told, a.student_id as "studentId"
  from (select $1::text as id) asked
  left join payment.orders o on o.transaction = asked.id
  left join payment.purchases p on p.id = asked.id
  join payment.accounts account on account.id = coalesce(o.account_id, p.account_id)
  left join payment.held_payments h on h.transaction = asked.id
  left join payment.assignments a on a.purchase_id = asked.id
  where account.id = $2`;
