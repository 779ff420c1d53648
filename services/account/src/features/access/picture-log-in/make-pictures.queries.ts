/** Whether the class logs in with pictures. */
export const USES_PICTURES = `
  select 1 from account.class_entries where class_id = $1 and organization_id = $2 and picture_log_in for share`;

export const MISSING = `
  select id from account.students
  where class_id = $1 and organization_id = $2 and left_at is null and picture_hash is null order by username_key`;

/** Sessions that end with the lesson, as those that begin with pictures do. */
export const END_LESSON_SESSIONS =
  'delete from account.sessions where student_id = $1 and is_student and ends_at is not null';
