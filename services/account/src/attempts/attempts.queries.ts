import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

const IS_OLD = sqlPart`a.last_at < now() - make_interval(secs => $3)`;

const NEXT = sqlPart`case when ${IS_OLD} then 1 else a.failures + 1 end`;

const WAIT = sqlPart`($2::int[])[least(${NEXT}, cardinality($2::int[]))]`;

/** Counts an attempt, unless the key has to wait; simultaneous attempts are all counted. */
export const TAKE = sql<{ readonly free: NotNull<boolean>; readonly seconds: number | null }>`
  with counted as (
    insert into account.failed_attempts as a (key, failures, account, address, blocked_until)
    values ($1, 1, $4, $5, case when ($2::int[])[1] > 0 then now() + make_interval(secs => ($2::int[])[1]) end)
    on conflict (key) do update set failures = ${NEXT}, last_at = now(),
      blocked_until = case when ${WAIT} > 0 then now() + make_interval(secs => ${WAIT}) end
    where a.blocked_until is null or a.blocked_until <= now()
    returning 1
  )
  select exists (select from counted) as free,
    (select ceil(extract(epoch from blocked_until - now()))::int from account.failed_attempts where key = $1) as seconds`;

/** Returns how long an address has to wait, by how many different accounts failed there and when the last one did. */
export const SLOWED = sql<{ readonly seconds: number | null }>`
  select ceil(extract(epoch from max(last_at) - now()) + ($2::int[])[least(count(*)::int, cardinality($2::int[]))])::int as seconds
  from account.failed_attempts where address = $1 and last_at > now() - make_interval(secs => $3)`;

export const GIVE_BACK = sql`
  update account.failed_attempts set failures = greatest(failures - 1, 0), blocked_until = null where key = $1`;

export const CLEAR = sql`delete from account.failed_attempts where key = $1 or account = $1`;
