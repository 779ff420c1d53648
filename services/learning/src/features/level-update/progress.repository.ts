import type { CompletionStatus } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashCode, keepCode } from '../../history/code-history.queries.ts';
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
  insert into learning.progress as kept (learner_kind, learner_id, course, level, status, run_code, verified, completed_at)
  values ($1, $2, $3, $4, 'complete', $5, $6, now())
  on conflict (learner_kind, learner_id, course, level) do update set
    status = 'complete', verified = kept.verified or excluded.verified,
    run_code = excluded.run_code, draft_code = null,
    completed_at = coalesce(kept.completed_at, now()), updated_at = now()
  returning status, verified`;

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
  async keepRun(manager: EntityManager, run: RunOfLevel): Promise<KeptProgress> {
    const kept = one(await manager.query(KEEP_RUN, [...keyOf(run), run.code]));
    await keepCode(manager, run, run.code, 'run');
    return kept;
  }

  /** `isNew` where there was no such completion yet. */
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
    const kept = one(
      await manager.query(KEEP_COMPLETION, [...keyOf(completion), completion.code, completion.verified]),
    );
    await trimCompletions(manager, completion);
    await keepCode(manager, completion, completion.code, 'completion');
    return { ...kept, isNew: (raw as unknown[]).length > 0 };
  }
}

function one(rows: KeptProgress[]): KeptProgress {
  const [row] = rows;
  if (!row) throw new Error('the upsert gave no row');
  return row;
}
