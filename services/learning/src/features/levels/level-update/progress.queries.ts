import { type NotNull, sql, sqlPart, type SqlRunner } from '@burrow/service-kit';
import type { PlayedLevel } from '../../../learners/last-played.queries.ts';
import type { CompletionStatus } from '@burrow/contracts';

/** After such a pause a learner begins to try anew. */
const PAUSE = sqlPart`interval '30 minutes'`;

/** Runs that follow each other are counted until the level is complete. */
export const KEEP_RUN = sql<{ readonly status: CompletionStatus; readonly verified: boolean }>`
  insert into learning.progress as kept
    (learner_kind, learner_id, course, level, status, run_code, runs, trying_since, last_run_at)
  values ($1, $2, $3, $4, 'in_progress', $5, 1, now(), now())
  on conflict (learner_kind, learner_id, course, level) do update set
    status = case kept.status when 'complete' then 'complete' else 'in_progress' end,
    runs = case when kept.status = 'complete' then 0 when kept.last_run_at > now() - ${PAUSE} then kept.runs + 1 else 1 end,
    trying_since = case when kept.status = 'complete' then null
      when kept.last_run_at > now() - ${PAUSE} then coalesce(kept.trying_since, now()) else now() end,
    last_run_at = now(),
    run_code = excluded.run_code, draft_code = null, updated_at = now()
  returning status, verified`;

/** Code that completed the level: stored once unverified, once verified. What was first said of its help stays. */
export const ADD_COMPLETION = sql`
  insert into learning.completions (learner_kind, learner_id, course, level, verified, shown_verified, world_version,
    level_hash, code, code_hash, helped_lines)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict do nothing returning 1`;

interface KeepCompletionRow {
  readonly status: CompletionStatus;
  readonly verified: boolean;
  readonly updated_at: Date;
  readonly was_complete: NotNull<boolean>;
  readonly was_verified: NotNull<boolean>;
}

/** Of several completions, the one with the least help counts. Call it after the completion ($7 is its hash) was added. */
export const KEEP_COMPLETION = sql<KeepCompletionRow>`
  with before as (
    select status, verified from learning.progress
    where learner_kind = $1 and learner_id = $2 and course = $3 and level = $4
  )
  insert into learning.progress as kept
    (learner_kind, learner_id, course, level, status, run_code, verified, completed_at, helped_lines)
  values ($1, $2, $3, $4, 'complete', $5, $6, now(), (
    select max(helped_lines) from learning.completions
    where learner_kind = $1 and learner_id = $2 and course = $3 and level = $4 and code_hash = $7
  ))
  on conflict (learner_kind, learner_id, course, level) do update set
    status = 'complete', verified = kept.verified or excluded.verified,
    run_code = excluded.run_code, draft_code = null,
    helped_lines = case kept.status when 'complete' then least(kept.helped_lines, excluded.helped_lines)
      else excluded.helped_lines end,
    completed_at = coalesce(kept.completed_at, now()), updated_at = now(), runs = 0, trying_since = null
  returning status, verified, updated_at,
    exists (select 1 from before where status = 'complete') as was_complete,
    exists (select 1 from before where verified) as was_verified`;

/** Maximum number of completions of a level that are stored for a learner. */
const COMPLETIONS_KEPT = 20;

/** Beyond the maximum, the oldest are deleted; the first verified one and the shortest stay. */
export const TRIM_COMPLETIONS = sql`
  delete from learning.completions kept using (
    select id, row_number() over (order by (verified and verified_place = 1 or length_place = 1) desc, age) as place
    from (
      select id, verified,
        row_number() over (partition by verified order by completed_at, id) as verified_place,
        row_number() over (order by char_length(code), completed_at, id) as length_place,
        row_number() over (order by completed_at desc, id desc) as age
      from learning.completions
      where learner_kind = $1 and learner_id = $2 and course = $3 and level = $4
    ) own
  ) ranked
  where kept.id = ranked.id and ranked.place > ${COMPLETIONS_KEPT}`;

/**
 * Deletes completions of a level beyond the maximum. Call it after the level's progress was written in the same
 * transaction: its row lock makes completions of one level take turns.
 */
export const trimCompletions = (tx: SqlRunner, level: PlayedLevel): Promise<unknown> =>
  TRIM_COMPLETIONS.run(tx, [level.learner.kind, level.learner.id, level.course, level.level]);
