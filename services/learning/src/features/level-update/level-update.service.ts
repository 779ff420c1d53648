import type { CompiledLevel } from '@burrow/content';
import type { LevelUpdateAnswer, LevelUpdateSchema } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { runError } from '../../access/access.rules.ts';
import { demandAccess } from '../../access/demand-access.ts';
import { Catalogue } from '../../content/catalogue.ts';
import { standingOf } from '../../learners/learner.ts';
import { AddressSalt } from '../../limits/address-salt.ts';
import { hashNetwork } from '../../limits/address.rules.ts';
import { DailyRunsRepository } from '../../limits/daily-runs.repository.ts';
import { dailyLimit, executionTypeOf, remaining, utcDay } from '../../limits/limits.rules.ts';
import { storableCode } from '../../learners/storable-code.ts';
import { ProgressRepository, type RunOfLevel } from './progress.repository.ts';
import { judgeRun } from './replay.rules.ts';

export const ADDRESS_LIMIT = 'learning:address-limit';

type Update = z.output<typeof LevelUpdateSchema>;

@Injectable()
export class LevelUpdateService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(ProgressRepository) private readonly progress: ProgressRepository,
    @Inject(DailyRunsRepository) private readonly runs: DailyRunsRepository,
    @Inject(AddressSalt) private readonly salt: AddressSalt,
    @Inject(ADDRESS_LIMIT) private readonly addressLimit: number,
  ) {}

  async update(identity: Identity, course: string, update: Update): Promise<LevelUpdateAnswer> {
    const level = this.catalogue.level(course, update.level_slug);
    demandAccess(runError(level.access, standingOf(identity)));
    const run = {
      learner: { kind: identity.kind, id: identity.id },
      course,
      level: level.slug,
      code: storableCode(update.last_code_executed),
    };
    return update.last_status === 'complete'
      ? this.complete(identity, level, run, update.run)
      : this.countRun(identity, run);
  }

  private async complete(
    identity: Identity,
    level: CompiledLevel,
    run: RunOfLevel,
    record: Update['run'],
  ): Promise<LevelUpdateAnswer> {
    const verdict = judgeRun(level, record);
    if (verdict === 'mismatch')
      throw new DomainError('level/replay-mismatch', 'The commands do not meet the goals.');
    const completion = {
      ...run,
      verified: verdict === 'verified',
      worldVersion: record?.world_version.replaceAll('\0', '') ?? null,
      levelHash: record?.level_hash.replaceAll('\0', '') ?? null,
    };
    const kept = await this.dataSource.transaction(manager =>
      this.progress.keepCompletion(manager, completion),
    );
    const type = executionTypeOf(run.course);
    const used = await this.runs.used(run.learner, type, utcDay(new Date()));
    return {
      level_slug: run.level,
      ...kept,
      counter: remaining(dailyLimit(standingOf(identity), type), used),
    };
  }

  private async countRun(identity: Identity, run: RunOfLevel): Promise<LevelUpdateAnswer> {
    const type = executionTypeOf(run.course);
    const limit = dailyLimit(standingOf(identity), type);
    const day = utcDay(new Date());
    const salt = await this.salt.of(day);
    return this.dataSource.transaction(async manager => {
      const used = await this.runs.countForLearner(manager, run.learner, type, day, limit);
      if (used === undefined)
        throw new DomainError('level/no-attempts-left', 'No attempts are left for today.');
      if (limit !== null) await this.countAddress(manager, day, hashNetwork(identity.address, salt));
      const kept = await this.progress.keepRun(manager, run);
      return { level_slug: run.level, ...kept, counter: remaining(limit, used) };
    });
  }

  /** A refusal here rolls the learner's own count back. */
  private async countAddress(manager: EntityManager, day: string, hash: Buffer): Promise<void> {
    const used = await this.runs.countForAddress(manager, day, hash, this.addressLimit);
    if (used === undefined)
      throw new DomainError('level/too-many-from-address', 'Too many runs from this address today.');
  }
}
