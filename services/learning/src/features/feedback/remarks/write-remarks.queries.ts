import { type NotNull, sql } from '@burrow/service-kit';

/**
 * The students among $1 who are still there, with their classes. Until the transaction ends, nobody can erase them. One
 * who has more than $4 remarks on the level $2, $3 already is left out.
 */
export const REACHABLE = sql<{ readonly id: string; readonly classId: string | null }>`
  select s.student_id as id, s.class_id as "classId" from learning.students s
  where s.student_id = any ($1::uuid[]) and learning.enter('student', s.student_id) and $4 > (
    select count(*) from learning.remarks r
    where r.learner_kind = 'student' and r.learner_id = s.student_id and r.course = $2 and r.level = $3)
  order by s.student_id`;

/** How many students have the remark $1 of the author $2 already. SQL because it counts what WRITE wrote. */
export const WRITTEN = sql<{ readonly students: NotNull<number> }>`
  select count(*)::int as students from learning.remarks where remark_id = $1 and author_id = $2`;

export const WRITE = sql`
  insert into learning.remarks
    (learner_kind, learner_id, class_id, remark_id, course, level, about, line, line_text, verdict, text, author_id)
  values ('student', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict do nothing`;
