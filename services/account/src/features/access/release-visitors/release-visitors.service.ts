import type { CountReleaseVisitors } from '@burrow/contracts';
import { type RowOf, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { COUNT, FORGET_BEYOND, MARK } from './release-visitors.queries.ts';

/** Who was given which version of a remote within a day, by hashes that only gateways can make. */
@Injectable()
export class ReleaseVisitorsService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Keeps what a gateway has seen. Returns the counts of all gateways. */
  async count({ marks, asked }: CountReleaseVisitors): Promise<RowOf<typeof COUNT>[]> {
    if (marks.length > 0)
      await inTransaction(this.pool, async tx => {
        await MARK.run(tx, [JSON.stringify(marks)]);
        await FORGET_BEYOND.run(tx, [JSON.stringify(marks)]);
      });
    return COUNT.rows(this.pool, [JSON.stringify(asked)]);
  }
}
