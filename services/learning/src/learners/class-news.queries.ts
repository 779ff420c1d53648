import { sql } from '@burrow/service-kit';

/** Classes in whose open lessons the students $1 are. */
export const CLASSES_IN_LESSON = sql<{ readonly class_id: string }>`
  select distinct e.class_id from learning.students s
  join learning.class_entries e on e.class_id = learning.class_now(s.student_id)
  where s.student_id = any ($1::uuid[]) and now() >= e.lesson_began_at and now() < e.lesson_ends_at`;
