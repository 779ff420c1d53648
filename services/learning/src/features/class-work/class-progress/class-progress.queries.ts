import { type NotNull, preparedSql } from '@burrow/service-kit';

interface ClassProgressRow {
  readonly student_id: string;
  readonly course: string | null;
  readonly level: string | null;
  readonly runs: number | null;
  readonly trying_since: Date | null;
  readonly last_active_at: Date | null;
  readonly completed: string[] | null;
  readonly with_help: string[] | null;
  readonly total: NotNull<number>;
}

/** $1 is the class, $2 the course, $3 the most students. */
export const CLASS_PROGRESS = preparedSql<ClassProgressRow>('class-progress')`
    select s.student_id, last.course, last.level, current.runs, current.trying_since,
      work.last_active_at, work.completed, work.with_help, count(*) over ()::int as total
    from learning.students s
    left join learning.last_played last on last.learner_kind = 'student' and last.learner_id = s.student_id
    left join learning.progress current on current.learner_kind = 'student' and current.learner_id = s.student_id
      and current.course = last.course and current.level = last.level
    left join lateral (
      select max(p.updated_at) as last_active_at,
        array_agg(p.level) filter (where p.course = $2 and p.status = 'complete') as completed,
        array_agg(p.level) filter (where p.course = $2 and p.status = 'complete' and p.helped_lines > 0) as with_help
      from learning.progress p where p.learner_kind = 'student' and p.learner_id = s.student_id
    ) work on true
    where s.class_id = $1
    order by work.last_active_at desc nulls last, s.student_id limit $3`;

/** How many students of a class play a level (null for none of the course), and how many levels these completed. */
export interface PlayedRow {
  readonly class_id: NotNull<string>;
  readonly level: string | null;
  readonly students: NotNull<number>;
  readonly completed: NotNull<number>;
}

/** Of each class $1 how many students it has, and how many of them play which level of the course $2 and completed how many. */
export const CLASSES_PROGRESS = preparedSql<PlayedRow>('classes-progress')`
    select s.class_id, last.level, count(*)::int as students, coalesce(sum(done.levels), 0)::int as completed
    from learning.students s
    left join learning.last_played last
      on last.learner_kind = 'student' and last.learner_id = s.student_id and last.course = $2
    left join lateral (
      select count(*) as levels from learning.progress p
      where p.learner_kind = 'student' and p.learner_id = s.student_id and p.course = $2 and p.status = 'complete'
    ) done on true
    where s.class_id = any ($1::uuid[])
    group by s.class_id, last.level`;
