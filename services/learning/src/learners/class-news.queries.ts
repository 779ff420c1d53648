import { type NotNull, sql } from '@burrow/service-kit';

/** Classes of the students $1 in which a lesson is open. */
export const CLASSES_IN_LESSON = sql<{ readonly class_id: NotNull<string> }>`
  select distinct s.class_id from learning.students s
  join learning.class_entries e on e.class_id = s.class_id
  where s.student_id = any ($1::uuid[]) and now() >= e.lesson_began_at and now() < e.lesson_ends_at`;
