import type { CompiledLevel } from '@burrow/content';
import {
  executionTypeOf,
  type LevelUpdateAnswer,
  type LevelUpdateEnvelopeSchema,
  standingOf,
} from '@burrow/contracts';
import { countOf, DomainError, type Identity } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { OpenLevelsService } from '../../../access/open-levels.service.ts';
import { ClassNewsService } from '../../../learners/class-news.service.ts';
import { storableCode } from '../../../learners/storable-code.ts';
import { dailyLimit } from '../../../limits/limits.rules.ts';
import { helpedLinesOf } from './helped-lines.rules.ts';
import { isGivenProgram } from './given-program.rules.ts';
import type { RunOfLevel } from './progress.repository.ts';
import { ReplayerService } from './replay/replayer.service.ts';
import { type JudgedCompletion, RunKeeperService } from './run-keeper.service.ts';

const countRun = countOf('runs_total', 'Runs of levels that were stored.', 'state', ['started', 'completed']);

type Update = z.output<typeof LevelUpdateEnvelopeSchema>;

@Injectable()
export class LevelUpdateService {
  private readonly logger = new Logger('Completions');

  constructor(
    private readonly levels: OpenLevelsService,
    private readonly keeper: RunKeeperService,
    private readonly replayer: ReplayerService,
    private readonly news: ClassNewsService,
  ) {}

  async update(identity: Identity, course: string, update: Update): Promise<LevelUpdateAnswer> {
    const { level, context } = await this.levels.toRun(identity, course, update.level_slug);
    const { learner, rights } = context;
    const code = storableCode(update.last_code_executed);
    const run = {
      learner,
      course,
      level: level.slug,
      code,
      runId: update.run_id,
      isGiven: isGivenProgram(code, level.codeTemplate),
    };
    const limit = dailyLimit(standingOf(rights), executionTypeOf(course));
    const isComplete = update.last_status === 'complete';
    const answer = isComplete
      ? await this.keeper.keepCompletion(identity, await this.judged(level, run, update), limit)
      : await this.keeper.keepRun(identity, run, limit);
    countRun(isComplete ? 'completed' : 'started');
    this.news.worked(learner);
    return answer;
  }

  /** @throws DomainError level/replay-mismatch for commands that do not meet the goals, or that the program cannot give */
  private async judged(
    level: CompiledLevel,
    run: RunOfLevel,
    { run: record, helped_lines, last_code_executed: code }: Update,
  ): Promise<JudgedCompletion> {
    const { verdict, deeds: world } = await this.replayer.judge(run.learner, level, record, code);
    if (verdict === 'mismatch') {
      this.logger.warn(
        { course: run.course, level: run.level },
        'a record does not meet the goals of its level, or its program cannot have made it',
      );
      throw new DomainError('level/replay-mismatch', 'The commands do not meet the goals.');
    }
    const completion = {
      ...run,
      verified: verdict === 'verified',
      shownVerified: verdict === 'verified' || verdict === 'shown',
      worldVersion: record?.world_version.replaceAll('\0', '') ?? null,
      levelHash: record?.level_hash.replaceAll('\0', '') ?? null,
      helpedLines: helpedLinesOf(run.code, helped_lines),
    };
    return { level, completion, record, world };
  }
}
