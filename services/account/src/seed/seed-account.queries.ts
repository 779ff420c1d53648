import { type NotNull, sql } from '@burrow/service-kit';

export const OTHERS = sql<{
  readonly others: NotNull<boolean>;
}>`select exists (select 1 from account.users where email_key <> all ($1)) as others`;

/** SQL because the seed runs without Nest. */
export const CONFIRMED = sql`select 1 from account.users where email_key = $1 and email_verified_at is not null`;

/** SQL because the seed runs without Nest. */
export const MAKE_STAFF = sql`update account.users set is_staff = true where email_key = $1`;

/** Takes a second factor away, and returns whose it was. */
export const WITHOUT_FACTOR = sql<{ readonly id: string }>`
  with gone as (delete from account.second_factors where user_id = (select id from account.users where email_key = $1))
  select id from account.users where email_key = $1`;
