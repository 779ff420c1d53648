import { sql } from '@burrow/service-kit';

/** Whether the class logs in with pictures. */
export const USES_PICTURES = sql`
  select 1 from account.class_entries where class_id = $1 and organization_id = $2 and picture_log_in for share`;

/** Sessions that end with the lesson, as those that begin with pictures do. */
export const END_LESSON_SESSIONS = sql`delete from account.sessions where student_id = $1 and is_student and ends_at is not null`;
