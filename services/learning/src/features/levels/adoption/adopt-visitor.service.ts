import { holdAlone, type Learner, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AchievementsService } from '../../../achievements/achievements.service.ts';
import { keepCode, trimCodes } from '../../../history/code-history.queries.ts';
import { eraseLearner } from '../../../learners/erase-learner.ts';
import {
  CompletionEventsService,
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

const valuesOf = (learner: Learner, row: LevelProgress): unknown[] => [
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
];

/** What a learner now has in a level, and what they had before. */
interface Adopted {
  readonly before: Standing;
  readonly now: LevelProgress;
}

/** Makes the work of a visitor who turned out to be a known person that person's, in the transaction in which it is called. */
@Injectable()
export class AdoptVisitorService {
  constructor(
    private readonly outbox: Outbox,
    private readonly completions: CompletionEventsService,
    private readonly achievements: AchievementsService,
    private readonly db: DataSource,
  ) {}

  /**
   * Moves a visitor's work to the learner, all in one transaction. Both are locked meanwhile: a run or
   * draft of either is entirely before or after it. A learner who was removed adopts nothing.
   */
  async adopt(visitor: string, learner: Learner): Promise<void> {
    const tx = this.db.manager;
    await holdAlone(tx, 'learning', { kind: 'visitor', id: visitor }, learner);
    if (await tombstones.has(tx, learner)) return;
    const values = [learner.kind, learner.id, visitor];
    await ADD_RUNS.run(tx, values);
    await ADD_COMPLETIONS.run(tx, values);
    await ADD_HISTORY.run(tx, values);
    await ADD_RESULTS.run(tx, values);
    await this.tellAdopted(learner, await this.adoptProgress(learner, visitor));
    const moved = await GO_ON_LATER.rows(tx, values);
    if (moved[0]) await tellLevelPlayed(tx, this.outbox, { learner, ...moved[0] });
    await this.achievements.adopt(learner, visitor);
    await eraseLearner(tx, { kind: 'visitor', id: visitor });
  }

  private async adoptProgress(learner: Learner, visitor: string): Promise<Adopted[]> {
    const tx = this.db.manager;
    const own = await PROGRESS.rows(tx, [learner.kind, learner.id]);
    const adopted = await PROGRESS.rows(tx, ['visitor', visitor]);
    const all: Adopted[] = [];
    const ownOf = new Map(own.map(row => [`${row.course}/${row.level}`, row]));
    for (const row of adopted) {
      const place = { learner, course: row.course, level: row.level };
      const mine = ownOf.get(`${row.course}/${row.level}`);
      const { kept, lost } = mine ? mergeProgress(mine, row) : { kept: row, lost: [] };
      const now = { ...row, ...kept };
      await KEEP_PROGRESS.run(tx, valuesOf(learner, now));
      all.push({
        before: { isComplete: mine?.status === 'complete', verified: mine?.verified ?? false },
        now,
      });
      for (const { code, at } of lost) await keepCode(tx, place, code, 'adopted', at);
      await trimCodes(tx, place);
      await trimCompletions(tx, place);
    }
    return all;
  }

  private async tellAdopted(learner: Learner, all: readonly Adopted[]): Promise<void> {
    for (const { before, now } of all) {
      if (now.status !== 'complete' || !isNews(before, now.verified)) continue;
      const { course, level, verified, completed_at: at } = now;
      await this.completions.tell(this.db.manager, {
        learner,
        course,
        level,
        levelHash: null,
        verified,
        at: at ?? new Date(),
      });
    }
  }
}
