import { sql } from '@burrow/service-kit';

/** $3, who is not the parent of the students $1, did $2 to them. What parents do themselves they know. */
export const KEEP_SUPPORTS = sql`
  insert into account.student_acts (student_id, at, action, by_kind)
  select id, now(), $2, 'support' from account.students
  where id = any ($1::uuid[]) and parent_id is not null and parent_id <> $3::uuid`;
