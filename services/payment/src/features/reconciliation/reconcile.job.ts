import { HourlyJob, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ReconcileService } from './reconcile.service.ts';
import { CLAIM, GIVE_BACK } from './reconciliation.queries.ts';

/** Compares everything with the provider once a day. */
@Injectable()
export class ReconcileJob extends HourlyJob {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly reconciling: ReconcileService,
  ) {
    super();
  }

  protected override async doOne(): Promise<boolean> {
    const claim = await CLAIM.first(this.pool);
    if (!claim) return false;
    try {
      await this.reconciling.reconcile(claim.event);
    } catch (error) {
      await GIVE_BACK.run(this.pool);
      throw error;
    }
    return false;
  }
}
