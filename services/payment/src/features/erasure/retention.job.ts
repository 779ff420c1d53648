import { HourlyJob, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { EMPTY_EVENTS, EMPTY_GIFTS, FORGET_AUDIT, FORGET_LINKS } from './erasure.queries.ts';

/** Erases what nobody has to keep any longer. Rebuilding works afterwards: facts name nobody, and are kept. */
@Injectable()
export class RetentionJob extends HourlyJob {
  constructor(@InjectPool() private readonly pool: pg.Pool) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return inTransaction(this.pool, async tx => {
      let erased = 0;
      for (const statement of [EMPTY_EVENTS, EMPTY_GIFTS, FORGET_LINKS, FORGET_AUDIT])
        erased += (await statement.rows(tx)).length;
      return erased > 0;
    });
  }
}
