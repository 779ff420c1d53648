import { preparedSql } from '@burrow/service-kit';

interface StudentRunsRow {
  readonly at: Date;
  readonly program: string;
  readonly outcome_at: Date | null;
  readonly outcome_code: string | null;
  readonly outcome_line: number | null;
  readonly outcome_variant: number | null;
}

/** The last twenty runs of a student $1 of a level ($2, $3), with the programs that the history still has. */
export const STUDENT_RUNS = preparedSql<StudentRunsRow>('student-runs')`
    select r.at, h.code as program, r.outcome_at, coalesce(r.finding_code, r.outcome_code) as outcome_code,
      case when r.finding_code is null then r.outcome_line else r.finding_line end as outcome_line, r.outcome_variant
    from learning.runs r
    join learning.code_history h using (learner_kind, learner_id, course, level, code_hash)
    where learner_kind = 'student' and learner_id = $1 and course = $2 and level = $3
    order by r.at desc, r.run_id limit 20`;
