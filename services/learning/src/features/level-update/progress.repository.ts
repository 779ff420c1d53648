import type { CompletionStatus } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashCode, keepCode } from '../../history/code-history.queries.ts';
import { CompletionEventsService, isNews } from '../../learners/completion-events.service.ts';
import type { PlayedLevel } from '../../learners/last-played.queries.ts';
import { CompletionEntity } from './completion.entity.ts';

const KEEP_RUN = `
  insert into learning.progress as kept (learner_kind, learner_id, course, level, status, run_code)
  values ($1, $2, $3, $4, 'in_progress', $5)
  on conflict (learner_kind, learner_id, course, level) do update set
    status = case kept.status when 'complete' then 'complete' else 'in_progress' end,
    run_code = excluded.run_code, draft_code = null, updated_at = now()
  returning status, verified`;

const KEEP_COMPLETION = `
  with before as (
    select status, verified from learning.progress
    where learner_kind = $1 and learner_id = $2 and course = $3 and level = $4
  )
  insert into learning.progress as kept (learner_kind, learner_id, course, level, status, run_code, verified, completed_at)
  values ($1, $2, $3, $4, 'complete', $5, $6, now())
  on conflict (learner_kind, learner_id, course, level) do update set
    status = 'complete', verified = kept.verified or excluded.verified,
    run_code = excluded.run_code, draft_code = null,
    completed_at = coalesce(kept.completed_at, now()), updated_at = now()
  returning status, verified, updated_at,
    exists (select 1 from before where status = 'complete') as was_complete,
    exists (select 1 from before where verified) as was_verified`;

/** Completions of a level that are kept of a learner. */
export const COMPLETIONS_KEPT = 20;

/** Beyond the most, the oldest go; the first verified one and the shortest stay. */
const TRIM_COMPLETIONS = `
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

/** Which level of which learner, and the code that was run. */
export interface RunOfLevel extends PlayedLevel {
  readonly code: string;
}

export interface KeptProgress {
  readonly status: CompletionStatus;
  readonly verified: boolean;
}

interface CompletedRow extends KeptProgress {
  readonly updated_at: Date;
  readonly was_complete: boolean;
  readonly was_verified: boolean;
}

export interface Completion extends RunOfLevel {
  readonly verified: boolean;
  readonly shownVerified: boolean;
  readonly worldVersion: string | null;
  readonly levelHash: string | null;
}

const keyOf = ({ learner, course, level }: PlayedLevel): string[] => [
  learner.kind,
  learner.id,
  course,
  level,
];

/**
 * Forgets what is beyond the most completions of a level. Call it after the level's progress was written in the same
 * transaction, whose row lock makes completions of one level take turns.
 */
export const trimCompletions = (tx: SqlRunner, level: PlayedLevel): Promise<unknown> =>
  tx.query(TRIM_COMPLETIONS, keyOf(level));

/**
 * What is kept of a level never falls back: a completion stays one, and a verified one stays verified.
 * The caller has entered the learner.
 */
@Injectable()
export class ProgressRepository {
  constructor(private readonly events: CompletionEventsService) {}

  async keepRun(manager: EntityManager, run: RunOfLevel): Promise<KeptProgress> {
    const kept = one<KeptProgress>(await manager.query(KEEP_RUN, [...keyOf(run), run.code]));
    await keepCode(manager, run, run.code, 'run');
    return kept;
  }

  /** Keeps a completion, and tells of it where it is news. `isNew` where there was none with this code yet. */
  async keepCompletion(
    manager: EntityManager,
    completion: Completion,
  ): Promise<KeptProgress & { readonly isNew: boolean }> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(CompletionEntity)
      .values({
        learnerKind: completion.learner.kind,
        learnerId: completion.learner.id,
        course: completion.course,
        level: completion.level,
        verified: completion.verified,
        shownVerified: completion.shownVerified,
        worldVersion: completion.worldVersion,
        levelHash: completion.levelHash,
        code: completion.code,
        codeHash: hashCode(completion.code),
      })
      .orIgnore()
      .returning('id')
      .execute();
    const row = one<CompletedRow>(
      await manager.query(KEEP_COMPLETION, [...keyOf(completion), completion.code, completion.verified]),
    );
    const before = { isComplete: row.was_complete, verified: row.was_verified };
    if (isNews(before, completion.verified))
      await this.events.tell(manager, { ...completion, at: row.updated_at });
    await trimCompletions(manager, completion);
    await keepCode(manager, completion, completion.code, 'completion');
    return { status: row.status, verified: row.verified, isNew: (raw as unknown[]).length > 0 };
  }
}

function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('the upsert gave no row');
  return row;
}
