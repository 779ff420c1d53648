import { sql } from '@burrow/service-kit';

/** Nobody adds a fact meanwhile. */
export const LOCK = sql`lock table payment.facts in share row exclusive mode`;

/** SQL because the command runs without Nest. */
export const FORGET = [sql`delete from payment.purchases`, sql`delete from payment.subscriptions`];

interface SubjectRow {
  readonly purchase: string | null;
  readonly subscription: string | null;
  readonly account: string | null;
}

export const SUBJECTS = sql<SubjectRow>`
  select distinct purchase, null as subscription, null::uuid as account from payment.facts where purchase is not null
  union all select distinct null, subscription, null::uuid from payment.facts where subscription is not null
  union all select distinct null, null, account_id from payment.facts where data ->> 'kind' in ('grant', 'invoice')`;
