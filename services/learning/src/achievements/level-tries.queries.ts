import { sql, sqlPart } from '@burrow/service-kit';

const KEY = sqlPart`learner_kind = $1 and learner_id = $2 and course = $3 and level = $4`;

/** How a learner fared on a level until now. */
export interface LevelTries {
  readonly failed_runs: number;
  readonly failed_at: Date | null;
  readonly failed_variants: readonly number[];
  readonly hint_doses: number;
  readonly error_line: number | null;
  readonly error_text: string | null;
  readonly last_run: string | null;
}

/** SQL because each run of a level asks: it is hot. */
export const LEVEL_TRIES = sql<LevelTries>`
  select failed_runs, failed_at, failed_variants, hint_doses, error_line, error_text, last_run
  from learning.level_tries where ${KEY}`;

interface LastRunRow {
  readonly course: string;
  readonly level: string;
  readonly code: string | null;
}

/** Where a learner ran a program last: the page tells how it ended, not where. */
export const LAST_RUN = sql<LastRunRow>`
  select p.course, p.level, w.run_code as code from learning.last_played p
  join learning.progress w on w.learner_kind = p.learner_kind and w.learner_id = p.learner_id
    and w.course = p.course and w.level = p.level
  where p.learner_kind = $1 and p.learner_id = $2`;

export const KEEP_TRY = sql`
  insert into learning.level_tries as kept
    (learner_kind, learner_id, course, level, failed_runs, failed_at, failed_variants, hint_doses, error_line, error_text, last_run)
  values ($1, $2, $3, $4, $5, case when $5 > 0 then now() end,
    case when $6::int is null then '{}'::int[] else array[$6::int] end, $7, $8, $9, $10)
  on conflict (learner_kind, learner_id, course, level) do update set
    failed_runs = kept.failed_runs + excluded.failed_runs,
    failed_at = coalesce(excluded.failed_at, kept.failed_at),
    failed_variants = array(select distinct unnest(kept.failed_variants || excluded.failed_variants)),
    hint_doses = greatest(kept.hint_doses, excluded.hint_doses),
    error_line = excluded.error_line, error_text = excluded.error_text, last_run = excluded.last_run`;

/**
 * What was completed before with another program: the latest verified one. SQL because each run of a level
 * asks: it is hot.
 */
export const EARLIER_PROGRAM = sql<{ readonly code: string; readonly helped_lines: number }>`
  select code, helped_lines from learning.completions where ${KEY} and verified and code_hash <> $5
  order by completed_at desc, id desc limit 1`;

/** Levels of a learner that are verified, by course. SQL because each run of a level asks: it is hot. */
export const VERIFIED = sql<{ readonly course: string; readonly level: string }>`
  select course, level from learning.progress where learner_kind = $1 and learner_id = $2 and verified`;
