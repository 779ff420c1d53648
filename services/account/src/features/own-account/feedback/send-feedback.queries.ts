import { type NotNull, sql } from '@burrow/service-kit';

export const TAKE_TURN = sql`select pg_advisory_xact_lock($1, $2)`;

export const COUNT = sql<{ readonly count: NotNull<number> }>`
  select count(*)::int as count from account.feedback
  where sender_hash = $1 and created_at > now() - interval '1 day'`;

/** Somebody who was erased since the session was checked counts as nobody. */
export const KEEP = sql`
  insert into account.feedback (user_id, student_id, text, path, email, sender_hash)
  values ((select id from account.users where id = $1), (select id from account.students where id = $2), $3, $4, $5, $6)`;
