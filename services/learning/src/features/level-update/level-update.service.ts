import type { CompiledLevel } from '@burrow/content';
import {
  executionTypeOf,
  type LevelUpdateAnswer,
  type LevelUpdateEnvelopeSchema,
  standingOf,
} from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { OpenLevelsService } from '../../access/open-levels.service.ts';
import { ClassNewsService } from '../../learners/class-news.service.ts';
import { enterLearner } from '../../learners/enter-learner.ts';
import { storableCode } from '../../learners/storable-code.ts';
import { dailyLimit, remaining } from '../../limits/limits.rules.ts';
import { keepChallengeResult } from '../challenges/index.ts';
import { ProgressRepository, type RunOfLevel } from './progress.repository.ts';
import { ReplayerService } from './replay/replayer.service.ts';
import { RunCounterService } from './run-counter.service.ts';

type Update = z.output<typeof LevelUpdateEnvelopeSchema>;

@Injectable()
export class LevelUpdateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly levels: OpenLevelsService,
    private readonly progress: ProgressRepository,
    private readonly counter: RunCounterService,
    private readonly replayer: ReplayerService,
    private readonly news: ClassNewsService,
  ) {}

  async update(identity: Identity, course: string, update: Update): Promise<LevelUpdateAnswer> {
    const { level, context } = await this.levels.toRun(identity, course, update.level_slug);
    const { learner, rights } = context;
    const code = storableCode(update.last_code_executed);
    const run = { learner, course, level: level.slug, code, runId: update.run_id };
    const limit = dailyLimit(standingOf(rights), executionTypeOf(course));
    const answer =
      update.last_status === 'complete'
        ? await this.complete(identity, level, run, limit, update.run)
        : await this.countRun(identity, run, limit);
    this.news.worked(learner);
    return answer;
  }

  private async complete(
    identity: Identity,
    level: CompiledLevel,
    run: RunOfLevel,
    limit: number | null,
    record: Update['run'],
  ): Promise<LevelUpdateAnswer> {
    const verdict = await this.replayer.judge(run.learner, level, record);
    if (verdict === 'mismatch')
      throw new DomainError('level/replay-mismatch', 'The commands do not meet the goals.');
    const completion = {
      ...run,
      verified: verdict === 'verified',
      shownVerified: verdict === 'verified' || verdict === 'shown',
      worldVersion: record?.world_version.replaceAll('\0', '') ?? null,
      levelHash: record?.level_hash.replaceAll('\0', '') ?? null,
    };
    const place = await this.counter.placeOf(identity.address);
    const kept = await this.dataSource.transaction(async manager => {
      await enterLearner(manager, run.learner);
      const { isNew, ...progress } = await this.progress.keepCompletion(manager, completion);
      await keepChallengeResult(manager, completion, record);
      if (isNew) await this.counter.countCompletion(manager, run, place);
      return progress;
    });
    return { level_slug: run.level, ...kept, counter: remaining(limit, await this.counter.used(run)) };
  }

  private async countRun(
    identity: Identity,
    run: RunOfLevel,
    limit: number | null,
  ): Promise<LevelUpdateAnswer> {
    const place = await this.counter.placeOf(identity.address);
    return this.dataSource.transaction(async manager => {
      await enterLearner(manager, run.learner);
      const used = await this.counter.count(manager, run, place, limit);
      const kept = await this.progress.keepRun(manager, run);
      await this.counter.tell(manager, run);
      return { level_slug: run.level, ...kept, counter: remaining(limit, used) };
    });
  }
}
