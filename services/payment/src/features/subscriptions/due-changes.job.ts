import { HourlyJob, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ChangePlanService } from './change-plan.service.ts';
import { DUE_CHANGE, PUT_BEHIND } from './subscriptions.queries.ts';

/** Changes plans that were to change with the next period, shortly before it is charged: the provider knows no later changes. */
@Injectable()
export class DueChangesJob extends HourlyJob {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly changing: ChangePlanService,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return this.applyNext(new Date());
  }

  /** Changes the next plan that is due at a time. Returns whether there was one. */
  async applyNext(now: Date): Promise<boolean> {
    const due = await inTransaction(this.pool, async tx => {
      const [found]: { subscription: string; plan: string }[] = await tx.query(DUE_CHANGE, [now]);
      // One that fails keeps its wish, and does not stand before the others the next time.
      if (found) await tx.query(PUT_BEHIND, [found.subscription]);
      return found;
    });
    if (due) await this.changing.apply(due.subscription, due.plan);
    return due !== undefined;
  }
}
