import { inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ComputeService } from '../../computed/compute.service.ts';
import { FORGET, LOCK, SUBJECTS } from './rebuild.queries.ts';

/** Computes everything anew from facts: what webhooks said, even when these are erased. */
@Injectable()
export class RebuildService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly computing: ComputeService,
  ) {}

  /** Returns how many purchases and subscriptions there are. The ledger only gains what it lacks. */
  rebuild(): Promise<number> {
    return inTransaction(this.pool, async tx => {
      await LOCK.run(tx);
      for (const statement of FORGET) await statement.run(tx);
      const subjects = await SUBJECTS.rows(tx);
      for (const about of subjects) await this.computing.compute(tx, about);
      return subjects.length;
    });
  }
}
