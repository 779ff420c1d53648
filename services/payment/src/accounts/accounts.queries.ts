import { sql } from '@burrow/service-kit';

/** SQL because commands of operators ask too, without Nest. */
export const FIND = sql<{ readonly id: string }>`
  select id from payment.accounts where owner_kind = $1 and owner_id = $2`;

/** SQL because the service runs without Nest too. */
export const BUYER_OF = sql<{ readonly id: string }>`
  select account_id as id from payment.purchases where id = $1 and account_id = any($2::uuid[])`;

export const OPEN = sql`
  insert into payment.accounts (owner_kind, owner_id) values ($1, $2)
  on conflict (owner_kind, owner_id) do nothing`;

/** Whatever follows from what an account bought is decided by one at a time. */
export const HOLD_ACCOUNT = sql`select 1 from payment.accounts where id = $1 for no key update`;
