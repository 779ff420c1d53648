import { sql } from '@burrow/service-kit';

/** Which of the levels $3 of the course $2 a student of the parent $1 has run. */
export const RUN_BY_CHILDREN = sql<{ readonly student: string; readonly level: string }>`
  select s.student_id as student, p.level from learning.students s
  join learning.progress p on p.learner_kind = 'student' and p.learner_id = s.student_id
  where s.parent_id = $1 and p.course = $2 and p.level = any ($3::text[]) and p.status <> 'not_started'`;
