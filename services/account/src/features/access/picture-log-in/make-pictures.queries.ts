import { sql } from '@burrow/service-kit';

/** Whether the class logs in with pictures. */
export const USES_PICTURES = sql`
  select 1 from account.class_entries where class_id = $1 and organization_id = $2 and picture_log_in for share`;

export const MISSING = sql<{ readonly id: string }>`
  select id from account.students
  where class_id = $1 and organization_id = $2 and left_at is null and picture_hash is null order by username_key`;

/** Sessions that end with the lesson, as those that begin with pictures do. */
export const END_LESSON_SESSIONS = sql`delete from account.sessions where student_id = $1 and is_student and ends_at is not null`;
