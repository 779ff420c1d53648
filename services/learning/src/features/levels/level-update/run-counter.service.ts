import { executionTypeOf } from '@burrow/contracts';
import { DomainError, hashNetwork, utcDay } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PlayedLevel } from '../../../learners/last-played.queries.ts';
import { LastPlayedService } from '../../../learners/last-played.service.ts';
import { AddressSaltRepository } from '../../../limits/address-salt.repository.ts';
import { type CountedOfAddress, DailyRunsRepository } from '../../../limits/daily-runs.repository.ts';
import type { LearningSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';

/** The day, and the network in the form in which it is counted that day. */
interface Place {
  readonly day: string;
  readonly addressHash: Buffer;
}

/** Counts runs against the day's limits, and records where a learner is. */
@Injectable()
export class RunCounterService {
  constructor(
    private readonly runs: DailyRunsRepository,
    private readonly salt: AddressSaltRepository,
    private readonly lastPlayed: LastPlayedService,
    @InjectSettings() private readonly settings: LearningSettings,
  ) {}

  async placeOf(address: string): Promise<Place> {
    const day = utcDay(new Date());
    return { day, addressHash: hashNetwork(address, await this.salt.of(day)) };
  }

  /**
   * Counts a run and returns the learner's count for the day. A refusal rolls all counts back.
   * @throws DomainError level/no-attempts-left, level/too-many-from-address
   */
  async count(
    manager: EntityManager,
    { learner, course }: PlayedLevel,
    { day, addressHash }: Place,
    limit: number | null,
  ): Promise<number> {
    const type = executionTypeOf(course);
    const used = await this.runs.countForLearner(manager, learner, type, day, limit);
    if (used === undefined)
      throw new DomainError('level/no-attempts-left', 'No attempts are left for today.');
    if (limit === null) return used;
    await this.countForAddress(manager, 'run', { day, addressHash });
    return used;
  }

  /**
   * Counts a stored completion of a visitor, who is identified only by the cookie that the browser sends. A refusal
   * rolls it back.
   * @throws DomainError level/too-many-from-address
   */
  async countCompletion(manager: EntityManager, { learner }: PlayedLevel, place: Place): Promise<void> {
    if (learner.kind === 'visitor') await this.countForAddress(manager, 'completion', place);
  }

  /** Records and reports that the learner is playing this level now. */
  tell(run: PlayedLevel): Promise<void> {
    return this.lastPlayed.keep(run);
  }

  /** Returns today's number of runs of this kind. */
  used({ learner, course }: PlayedLevel): Promise<number> {
    return this.runs.used(learner, executionTypeOf(course), utcDay(new Date()));
  }

  private async countForAddress(
    manager: EntityManager,
    counted: CountedOfAddress,
    { day, addressHash }: Place,
  ): Promise<void> {
    const count = await this.runs.countForAddress(
      manager,
      counted,
      day,
      addressHash,
      this.settings.ADDRESS_RUNS_PER_DAY,
    );
    if (count === undefined)
      throw new DomainError('level/too-many-from-address', 'Too many runs from this address today.');
  }
}
