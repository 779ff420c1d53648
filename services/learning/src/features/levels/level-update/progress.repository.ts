import type { CompletionStatus } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashCode, keepCode } from '../../../history/code-history.queries.ts';
import { CompletionEventsService, isNews } from '../../../learners/completion-events.service.ts';
import { countActive, countLevel } from '../../../learners/class-periods.queries.ts';
import type { PlayedLevel } from '../../../learners/last-played.queries.ts';
import { keepRun } from '../../../runs/runs.queries.ts';
import { ADD_COMPLETION, KEEP_COMPLETION, KEEP_RUN, trimCompletions } from './progress.queries.ts';

/** A learner's level, and the code that was run. */
export interface RunOfLevel extends PlayedLevel {
  readonly code: string;
  /** Made by the page; older pages make none. */
  readonly runId?: string | undefined;
  /** It is the program that the level gave, which costs no attempt. */
  readonly isGiven: boolean;
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
  /** How many lines of it the assistant wrote. */
  readonly helpedLines: number;
}

const keyOf = ({ learner, course, level }: PlayedLevel): string[] => [
  learner.kind,
  learner.id,
  course,
  level,
];

/**
 * What is stored about a level never gets worse: a completion stays one, and a verified one stays verified.
 * The caller must have entered the learner.
 */
@Injectable()
export class ProgressRepository {
  constructor(private readonly events: CompletionEventsService) {}

  async keepRun(manager: EntityManager, run: RunOfLevel): Promise<KeptProgress> {
    await countActive(manager, run.learner);
    const kept = await KEEP_RUN.only(manager, [...keyOf(run), run.code]);
    await keepCode(manager, run, run.code, 'run');
    if (run.runId !== undefined) await keepRun(manager, run, run.runId, run.code);
    return kept;
  }

  /** Stores a completion, and reports it if it is news. `isNew` if there was none with this code yet. */
  async keepCompletion(
    manager: EntityManager,
    completion: Completion,
  ): Promise<KeptProgress & { readonly isNew: boolean; readonly wasVerified: boolean }> {
    const { verified, shownVerified, worldVersion, levelHash, code, helpedLines } = completion;
    const added = await ADD_COMPLETION.rows(manager, [
      ...keyOf(completion),
      verified,
      shownVerified,
      worldVersion,
      levelHash,
      code,
      hashCode(code),
      helpedLines,
    ]);
    const row = await KEEP_COMPLETION.only(manager, [
      ...keyOf(completion),
      completion.code,
      completion.verified,
      hashCode(code),
    ]);
    const before = { isComplete: row.was_complete, verified: row.was_verified };
    if (!row.was_complete) await countLevel(manager, completion.learner);
    if (isNews(before, completion.verified))
      await this.events.tell(manager, { ...completion, at: row.updated_at });
    await trimCompletions(manager, completion);
    await keepCode(manager, completion, completion.code, 'completion');
    const { status, verified: isVerified, was_verified: wasVerified } = row;
    return { status, verified: isVerified, isNew: added.length > 0, wasVerified };
  }
}
