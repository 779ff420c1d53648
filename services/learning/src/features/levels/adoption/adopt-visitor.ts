import { holdAlone, type Learner, type Outbox, type SqlRunner } from '@burrow/service-kit';
import type { AchievementsService } from '../../../achievements/achievements.service.ts';
import { keepCode, trimCodes } from '../../../history/code-history.queries.ts';
import { eraseLearner } from '../../../learners/erase-learner.ts';
import {
  type CompletionEventsService,
  isNews,
  type Standing,
} from '../../../learners/completion-events.service.ts';
import { tellLevelPlayed } from '../../../learners/last-played.queries.ts';
import { tombstones } from '../../../learners/tombstones.ts';
import { ADD_RESULTS } from '../challenges/index.ts';
import { trimCompletions } from '../level-update/index.ts';
import { mergeProgress, type Progress } from './merge-progress.rules.ts';
import {
  ADD_COMPLETIONS,
  ADD_HISTORY,
  ADD_RUNS,
  GO_ON_LATER,
  KEEP_PROGRESS,
  PROGRESS,
} from './adopt-visitor.queries.ts';

type LevelProgress = Progress & { readonly course: string; readonly level: string };

const keep = (tx: SqlRunner, learner: Learner, row: LevelProgress): Promise<unknown> =>
  KEEP_PROGRESS.run(tx, [
    learner.kind,
    learner.id,
    row.course,
    row.level,
    row.status,
    row.verified,
    row.run_code,
    row.draft_code,
    row.completed_at,
    row.created_at,
    row.updated_at,
    row.helped_lines,
  ]);

/** What a learner now has in a level, and what they had before. */
interface Adopted {
  readonly before: Standing;
  readonly now: LevelProgress;
}

async function adoptProgress(tx: SqlRunner, learner: Learner, visitor: string): Promise<Adopted[]> {
  const own = await PROGRESS.rows(tx, [learner.kind, learner.id]);
  const adopted = await PROGRESS.rows(tx, ['visitor', visitor]);
  const all: Adopted[] = [];
  const ownOf = new Map(own.map(row => [`${row.course}/${row.level}`, row]));
  for (const row of adopted) {
    const place = { learner, course: row.course, level: row.level };
    const mine = ownOf.get(`${row.course}/${row.level}`);
    const { kept, lost } = mine ? mergeProgress(mine, row) : { kept: row, lost: [] };
    const now = { ...row, ...kept };
    await keep(tx, learner, now);
    all.push({ before: { isComplete: mine?.status === 'complete', verified: mine?.verified ?? false }, now });
    for (const { code, at } of lost) await keepCode(tx, place, code, 'adopted', at);
    await trimCodes(tx, place);
    await trimCompletions(tx, place);
  }
  return all;
}

async function tellAdopted(
  tx: SqlRunner,
  events: CompletionEventsService,
  learner: Learner,
  all: readonly Adopted[],
): Promise<void> {
  for (const { before, now } of all) {
    if (now.status !== 'complete' || !isNews(before, now.verified)) continue;
    const { course, level, verified, completed_at: at } = now;
    await events.tell(tx, { learner, course, level, levelHash: null, verified, at: at ?? new Date() });
  }
}

/** Tells others what was adopted. */
export interface AdoptionEvents {
  readonly outbox: Outbox;
  readonly completions: CompletionEventsService;
  readonly achievements: AchievementsService;
}

/**
 * Moves a visitor's work to the learner, all in one transaction. Both are locked meanwhile: a run or
 * draft of either is entirely before or after it. A learner who was removed adopts nothing.
 */
export async function adoptVisitor(
  tx: SqlRunner,
  { outbox, completions, achievements }: AdoptionEvents,
  visitor: string,
  learner: Learner,
): Promise<void> {
  await holdAlone(tx, 'learning', { kind: 'visitor', id: visitor }, learner);
  if (await tombstones.has(tx, learner)) return;
  const values = [learner.kind, learner.id, visitor];
  await ADD_RUNS.run(tx, values);
  await ADD_COMPLETIONS.run(tx, values);
  await ADD_HISTORY.run(tx, values);
  await ADD_RESULTS.run(tx, values);
  await tellAdopted(tx, completions, learner, await adoptProgress(tx, learner, visitor));
  const moved = await GO_ON_LATER.rows(tx, values);
  if (moved[0]) await tellLevelPlayed(tx, outbox, { learner, ...moved[0] });
  await achievements.adopt(tx, learner, visitor);
  await eraseLearner(tx, { kind: 'visitor', id: visitor });
}
