import { type NotNull, sql } from '@burrow/service-kit';
import type { RunOutcome } from '@burrow/contracts';

export interface FindingJob {
  readonly level: NotNull<string>;
  readonly code: string;
  readonly outcome: NotNull<RunOutcome>;
}

/** A run of the learner $1, $2 that failed, with its program, until something was found in it. */
export const FAILED_RUN = sql<FindingJob>`
  select r.course || '/' || r.level as level, own.code,
    json_build_object('code', r.outcome_code, 'line', r.outcome_line, 'variant', r.outcome_variant) as outcome
  from learning.runs r
  join learning.code_history own on own.learner_kind = r.learner_kind and own.learner_id = r.learner_id
    and own.course = r.course and own.level = r.level and own.code_hash = r.code_hash
  where r.learner_kind = $1 and r.learner_id = $2 and r.run_id = $3 and r.outcome_code is not null and r.finding_code is null`;
