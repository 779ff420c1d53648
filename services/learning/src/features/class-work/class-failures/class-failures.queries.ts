import { type NotNull, preparedSql } from '@burrow/service-kit';

/** A student's last run, which failed. */
export interface FailureRow {
  readonly student: string;
  readonly course: string;
  readonly level: string;
  readonly failure: NotNull<string>;
  readonly line: number | null;
  readonly onOtherMap: NotNull<boolean>;
  readonly program: string;
}

/** The last run of each student of the class $1 within a day, if its level is not complete, with how it ended and its code. */
export const LAST_FAILURES = preparedSql<FailureRow>('class-failures')`
    select s.student_id as student, run.course, run.level, coalesce(run.finding_code, run.outcome_code) as failure,
      case when run.finding_code is null then run.outcome_line else run.finding_line end as line,
      run.outcome_variant is not null as "onOtherMap", own.code as program
    from learning.students s
    join lateral (
      select r.* from learning.runs r
      where r.learner_kind = 'student' and r.learner_id = s.student_id and r.outcome_at > now() - interval '1 day'
      order by r.at desc limit 1
    ) run on true
    join learning.code_history own on own.learner_kind = 'student' and own.learner_id = s.student_id
      and own.course = run.course and own.level = run.level and own.code_hash = run.code_hash
    left join learning.progress p on p.learner_kind = 'student' and p.learner_id = s.student_id
      and p.course = run.course and p.level = run.level
    where s.class_id = $1 and run.outcome_code is not null and p.status is distinct from 'complete'
    order by own.code_hash`;
