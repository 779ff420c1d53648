import { sql } from '@burrow/service-kit';
import { MAX_LESSON_MINUTES, type RunOutcome } from '@burrow/contracts';
import type { Learner, SqlRunner } from '@burrow/service-kit';
import { hashCode } from '../history/code-history.queries.ts';
import type { PlayedLevel } from '../learners/last-played.queries.ts';

/** Runs of a level that are stored for a student: the code history has their codes. */
const RUNS_KEPT = 20;
/** Those of a lesson stay as long as it can last, so that it is known since when somebody is stuck. */
const LESSON_RUNS_KEPT = 200;

export const KEEP = sql`
  insert into learning.runs (learner_kind, learner_id, course, level, run_id, code_hash)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

export const TRIM = sql`
  delete from learning.runs kept using (
    select run_id, row_number() over (order by at desc, run_id) as place from learning.runs
    where learner_kind = $1 and learner_id = $2 and course = $3 and level = $4
  ) ranked
  where kept.learner_kind = $1 and kept.learner_id = $2 and kept.run_id = ranked.run_id and ranked.place > case
    when kept.at > now() - interval '${MAX_LESSON_MINUTES} minutes' then ${LESSON_RUNS_KEPT} else ${RUNS_KEPT} end`;

/** The first outcome counts. */
export const KEEP_OUTCOME = sql`
  update learning.runs set outcome_at = coalesce(outcome_at, clock_timestamp()),
    outcome_code = case when outcome_at is null then $4 else outcome_code end,
    outcome_line = case when outcome_at is null then $5::int else outcome_line end,
    outcome_variant = case when outcome_at is null then $6::int else outcome_variant end,
    goals_met = case when outcome_at is null then $7::int[] else goals_met end
  where learner_kind = $1 and learner_id = $2 and run_id = $3 returning 1`;

/**
 * Stores that a student ran a code. Call it after the level's progress was written in the same transaction: its row
 * lock makes runs of one level take turns.
 */
export async function keepRun(
  tx: SqlRunner,
  { learner: { kind, id }, course, level }: PlayedLevel,
  runId: string,
  code: string,
): Promise<void> {
  if (kind !== 'student') return;
  await KEEP.run(tx, [kind, id, course, level, runId, hashCode(code)]);
  await TRIM.run(tx, [kind, id, course, level]);
}

/** Stores how a run of a learner ended. Returns whether there is such a run. */
export const keepOutcome = (
  tx: SqlRunner,
  { kind, id }: Learner,
  runId: string,
  { code, line, variant, goals_met: met = [] }: RunOutcome,
): Promise<boolean> => KEEP_OUTCOME.exists(tx, [kind, id, runId, code, line, variant, met]);
