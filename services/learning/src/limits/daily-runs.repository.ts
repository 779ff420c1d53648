import type { RunType } from '@burrow/contracts';
import { InjectPool, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { EntityManager } from 'typeorm';
import { COUNT_ADDRESS, COUNT_LEARNER, USED } from './daily-runs.queries.ts';

/** What is counted for everybody at an address. */
export type CountedOfAddress = 'run' | 'completion';

/** Counts of a day. Each count is one statement, so that no two runs share the last place below the limit. */
@Injectable()
export class DailyRunsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns the new count, or undefined if the limit was reached and nothing was counted. */
  async countForLearner(
    manager: EntityManager,
    learner: Learner,
    type: RunType,
    day: string,
    limit: number | null,
  ): Promise<number | undefined> {
    const rows = await COUNT_LEARNER.rows(manager, [learner.kind, learner.id, type, day, limit]);
    return rows[0]?.count;
  }

  /** Counts like a learner's, for a hashed address. */
  async countForAddress(
    manager: EntityManager,
    counted: CountedOfAddress,
    day: string,
    addressHash: Buffer,
    limit: number,
  ): Promise<number | undefined> {
    const rows = await COUNT_ADDRESS.rows(manager, [day, addressHash, counted, limit]);
    return rows[0]?.count;
  }

  async used(learner: Learner, type: RunType, day: string): Promise<number> {
    const rows = await USED.rows(this.pool, [learner.kind, learner.id, type, day]);
    return rows[0]?.count ?? 0;
  }
}
