import type { CompletionStatus } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Learner } from '../../learners/learner.ts';
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

/** Which level of which learner, and the code that was run. */
export interface RunOfLevel {
  readonly learner: Learner;
  readonly course: string;
  readonly level: string;
  readonly code: string;
}

export interface KeptProgress {
  readonly status: CompletionStatus;
  readonly verified: boolean;
}

export interface Completion extends RunOfLevel {
  readonly verified: boolean;
  readonly worldVersion: string | null;
  readonly levelHash: string | null;
}

const keyOf = ({ learner, course, level }: RunOfLevel): string[] => [learner.kind, learner.id, course, level];

/** What is kept of a level never falls back: a completion stays one, and a verified one stays verified. */
@Injectable()
export class ProgressRepository {
  async keepRun(manager: EntityManager, run: RunOfLevel): Promise<KeptProgress> {
    return one(await manager.query(KEEP_RUN, [...keyOf(run), run.code]));
  }

  async keepCompletion(manager: EntityManager, completion: Completion): Promise<KeptProgress> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(CompletionEntity)
      .values({
        learnerKind: completion.learner.kind,
        learnerId: completion.learner.id,
        course: completion.course,
        level: completion.level,
        verified: completion.verified,
        worldVersion: completion.worldVersion,
        levelHash: completion.levelHash,
        code: completion.code,
        codeHash: createHash('sha256').update(completion.code).digest(),
      })
      .orIgnore()
      .updateEntity(false)
      .execute();
    return one(
      await manager.query(KEEP_COMPLETION, [...keyOf(completion), completion.code, completion.verified]),
    );
  }
}

function one(rows: KeptProgress[]): KeptProgress {
  const [row] = rows;
  if (!row) throw new Error('the upsert gave no row');
  return row;
}
