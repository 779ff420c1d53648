import { HourlyJob, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { ClockService } from '../../clock/clock.service.ts';
import { ChangePlanService } from './change-plan.service.ts';
import { PUT_BEHIND, WANTED_CHANGE } from './subscriptions.queries.ts';

/** Sees to it that the provider knows of every smaller plan that was chosen: of one that was chosen in an earlier release, or when it did not answer. */
@Injectable()
export class DueChangesJob extends HourlyJob {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly changing: ChangePlanService,
    private readonly clock: ClockService,
  ) {
    super();
  }

  protected override async doOne(): Promise<boolean> {
    return this.applyNext(await this.clock.now());
  }

  /** Tells the provider of the next one that was chosen more than a minute before a time. Returns whether there was one. */
  async applyNext(now: Date): Promise<boolean> {
    const due = await inTransaction(this.pool, async tx => {
      const [found]: { subscription: string; plan: string; paidUntil: string | null }[] =
        await WANTED_CHANGE.rows(tx, [now]);
      // One that fails keeps its wish, and does not stand before the others the next time.
      if (found) await PUT_BEHIND.run(tx, [found.subscription]);
      return found;
    });
    if (due?.paidUntil) await this.changing.applyNext(due.subscription, due.plan, due.paidUntil);
    return due !== undefined;
  }
}
