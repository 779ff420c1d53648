import { sql, sqlPart } from '@burrow/service-kit';
import type { CompletionStatus } from '@burrow/contracts';

/** $1 and $2 are the learner who gets the rows, $3 is the visitor. */
const OF_VISITOR = sqlPart`learner_kind = 'visitor' and learner_id = $3`;

export const ADD_RUNS = sql`
  insert into learning.daily_runs as kept (learner_kind, learner_id, execution_type, day, count)
  select $1, $2, execution_type, day, count from learning.daily_runs where ${OF_VISITOR}
  on conflict (learner_kind, learner_id, execution_type, day) do update set count = kept.count + excluded.count`;

export const ADD_COMPLETIONS = sql`
  insert into learning.completions as kept (learner_kind, learner_id, course, level, verified, shown_verified, world_version,
    level_hash, code, code_hash, completed_at, helped_lines)
  select $1, $2, course, level, verified, shown_verified, world_version, level_hash, code, code_hash, completed_at,
    helped_lines
  from learning.completions where ${OF_VISITOR} order by id
  on conflict (learner_kind, learner_id, course, level, code_hash, verified)
  do update set completed_at = least(kept.completed_at, excluded.completed_at)`;

export const ADD_HISTORY = sql`
  insert into learning.code_history as kept (learner_kind, learner_id, course, level, code_hash, code, origin, at)
  select $1, $2, course, level, code_hash, code, origin, at from learning.code_history where ${OF_VISITOR}
  on conflict (learner_kind, learner_id, course, level, code_hash)
  do update set at = greatest(kept.at, excluded.at)`;

interface GoOnLaterRow {
  readonly course: string;
  readonly level: string;
  readonly at: Date;
}

export const GO_ON_LATER = sql<GoOnLaterRow>`
  insert into learning.last_played as kept (learner_kind, learner_id, course, level, at)
  select $1, $2, course, level, at from learning.last_played where ${OF_VISITOR}
  on conflict (learner_kind, learner_id)
  do update set course = excluded.course, level = excluded.level, at = excluded.at where kept.at < excluded.at
  returning course, level, at`;

interface ProgressRow {
  readonly course: string;
  readonly level: string;
  readonly status: CompletionStatus;
  readonly verified: boolean;
  readonly run_code: string | null;
  readonly draft_code: string | null;
  readonly helped_lines: number;
  readonly completed_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** SQL because an adoption is about sets. */
export const PROGRESS = sql<ProgressRow>`
  select course, level, status, verified, run_code, draft_code, helped_lines, completed_at, created_at,
    updated_at
  from learning.progress where learner_kind = $1 and learner_id = $2 order by course, level`;

export const KEEP_PROGRESS = sql`
  insert into learning.progress (learner_kind, learner_id, course, level, status, verified, run_code, draft_code,
    completed_at, created_at, updated_at, helped_lines)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  on conflict (learner_kind, learner_id, course, level) do update set status = excluded.status,
    verified = excluded.verified, run_code = excluded.run_code, draft_code = excluded.draft_code,
    completed_at = excluded.completed_at, created_at = excluded.created_at, updated_at = excluded.updated_at,
    helped_lines = excluded.helped_lines`;
