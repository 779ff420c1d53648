import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OVER } from './plans.queries.ts';
import { PlansService } from './plans.service.ts';

/** Ends plans whose time is over and that payment did not renew. */
@Injectable()
export class EndedPlansJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly plans: PlansService,
  ) {
    super();
  }

  /** Ends one in each transaction. */
  protected override doOne(): Promise<boolean> {
    return this.db.transaction(async tx => {
      const over = await OVER.rows(tx);
      if (over[0]) await this.plans.end(tx, over[0].id);
      return over.length > 0;
    });
  }
}
