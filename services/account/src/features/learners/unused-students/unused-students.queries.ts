import { type NotNull, sql } from '@burrow/service-kit';

const AT_ONCE = 500;

/** Students of the organisation $1 who are in it and were not there since $2, after the id $3. */
export const UNUSED = sql<{ readonly student_id: string; readonly last_seen_on: NotNull<string> }>`
  select id as student_id, last_seen_on::text as last_seen_on from account.students
  where organization_id = $1 and left_at is null and last_seen_on < $2 and ($3::uuid is null or id > $3)
  order by id limit ${AT_ONCE}`;
