import { InjectPool, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { NOW } from './clock.queries.ts';

/** The time of payment: that of its database, ahead of which only a tester's start sets it (ADR 0161). */
@Injectable()
export class ClockService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** @param tx the transaction that needs it, if there is one */
  async now(tx?: SqlRunner): Promise<Date> {
    const row = await NOW.first(tx ?? this.pool, []);
    if (!row) throw new Error('the database tells no time');
    return row.now;
  }
}
