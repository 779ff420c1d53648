import { sql } from '@burrow/service-kit';

/** Whatever is computed of the same thing waits for its turn. */
export const HOLD = sql`select pg_advisory_xact_lock(hashtextextended('payment ' || $1, 0))`;

export const KEEP_FACT = sql`
  insert into payment.facts (id, account_id, purchase, subscription, data) values ($1, $2, $3, $4, $5)
  on conflict do nothing`;

/** SQL because commands of operators ask too, without Nest. */
export const IS_FACT_KNOWN = sql`select 1 from payment.facts where id = $1`;
