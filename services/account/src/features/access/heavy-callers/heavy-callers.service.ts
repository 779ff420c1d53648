import type { CountHeavyCallers } from '@burrow/contracts';
import { InjectPool, type RowOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ADD } from './heavy-callers.queries.ts';

/** How often those who call much have called within a minute, by hashes that only gateways can make. */
@Injectable()
export class HeavyCallersService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Adds what a gateway has counted. Returns the counts of all gateways. */
  count({ callers }: CountHeavyCallers): Promise<RowOf<typeof ADD>[]> {
    return ADD.rows(this.pool, [JSON.stringify(callers)]);
  }
}
