import type { CompiledLevel } from '@burrow/content';
import type { Earned, LevelUpdateAnswer, RunEnvelope } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AchievementsService } from '../../../achievements/achievements.service.ts';
import type { WorldDeeds } from '../../../achievements/world-deeds.ts';
import { enterLearner } from '../../../learners/enter-learner.ts';
import { remaining } from '../../../limits/limits.rules.ts';
import { keepChallengeResult } from '../challenges/index.ts';
import { type Completion, ProgressRepository, type RunOfLevel } from './progress.repository.ts';
import { RunCounterService } from './run-counter.service.ts';

/** A completion that was judged. */
export interface JudgedCompletion {
  readonly level: CompiledLevel;
  readonly completion: Completion;
  readonly record: RunEnvelope | undefined;
  readonly world: WorldDeeds;
}

const isSomething = ({ badges, certificates }: Earned): boolean => badges.length + certificates.length > 0;

/** Stores runs and completions with what follows from them, each in one transaction. */
@Injectable()
export class RunKeeperService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly progress: ProgressRepository,
    private readonly counter: RunCounterService,
    private readonly achievements: AchievementsService,
  ) {}

  async keepCompletion(
    { address }: Identity,
    { level, completion, record, world }: JudgedCompletion,
    limit: number | null,
  ): Promise<LevelUpdateAnswer> {
    const place = await this.counter.placeOf(address);
    const { learner, code, verified, helpedLines } = completion;
    const kept = await this.dataSource.transaction(async manager => {
      await enterLearner(manager, learner);
      const { isNew, wasVerified, ...progress } = await this.progress.keepCompletion(manager, completion);
      await keepChallengeResult(manager, completion, record);
      if (isNew) await this.counter.countCompletion(manager, completion, place);
      const stored = { learner, level, code, helpedLines, verified, wasVerified, world };
      const earned = await this.achievements.levelCompleted(stored);
      return { ...progress, ...(isSomething(earned) && { earned }) };
    });
    return {
      level_slug: completion.level,
      ...kept,
      counter: remaining(limit, await this.counter.used(completion)),
    };
  }

  async keepRun({ address }: Identity, run: RunOfLevel, limit: number | null): Promise<LevelUpdateAnswer> {
    const place = await this.counter.placeOf(address);
    const { used, ...kept } = await this.dataSource.transaction(async manager => {
      await enterLearner(manager, run.learner);
      const used = run.isGiven ? null : await this.counter.count(manager, run, place, limit);
      const kept = await this.progress.keepRun(manager, run);
      await this.counter.tell(run);
      return { used, ...kept };
    });
    const counter = remaining(limit, used ?? (await this.counter.used(run)));
    return { level_slug: run.level, ...kept, counter };
  }
}
