import type { RunType } from '@burrow/contracts';
import { InjectPool, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { EntityManager } from 'typeorm';

const COUNT_LEARNER = `
  insert into learning.daily_runs as runs (learner_kind, learner_id, execution_type, day, count)
  values ($1, $2, $3, $4, 1)
  on conflict (learner_kind, learner_id, execution_type, day)
  do update set count = runs.count + 1 where $5::int is null or runs.count < $5
  returning count`;

const COUNT_ADDRESS = `
  insert into learning.address_runs as runs (day, address_hash, counted, count) values ($1, $2, $3, 1)
  on conflict (day, address_hash, counted) do update set count = runs.count + 1 where runs.count < $4
  returning count`;

const USED = `
  select count from learning.daily_runs
  where learner_kind = $1 and learner_id = $2 and execution_type = $3 and day = $4`;

/** What is counted of everybody at an address. */
export type CountedOfAddress = 'run' | 'completion';

interface Counted {
  readonly count: number;
}

/** Counts of a day. Each count is one statement, so that no two runs share a place below the limit. */
@Injectable()
export class DailyRunsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** The new count, or undefined when the limit was reached and nothing was counted. */
  async countForLearner(
    manager: EntityManager,
    learner: Learner,
    type: RunType,
    day: string,
    limit: number | null,
  ): Promise<number | undefined> {
    const rows: Counted[] = await manager.query(COUNT_LEARNER, [learner.kind, learner.id, type, day, limit]);
    return rows[0]?.count;
  }

  /** As for a learner, for a hashed address. */
  async countForAddress(
    manager: EntityManager,
    counted: CountedOfAddress,
    day: string,
    addressHash: Buffer,
    limit: number,
  ): Promise<number | undefined> {
    const rows: Counted[] = await manager.query(COUNT_ADDRESS, [day, addressHash, counted, limit]);
    return rows[0]?.count;
  }

  async used(learner: Learner, type: RunType, day: string): Promise<number> {
    const { rows } = await this.pool.query<Counted>(USED, [learner.kind, learner.id, type, day]);
    return rows[0]?.count ?? 0;
  }
}
