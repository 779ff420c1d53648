import { planOf } from '@burrow/billing';
import { HourlyJob, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { nextChargeOf } from '../domain/next-charge.rules.ts';
import { GRACE_DAYS } from '../domain/contract.rules.ts';
import { CLOSED } from './notices.queries.ts';
import { NoticesService } from './notices.service.ts';

/** Tells once that a plan closed with its time of grace: the provider still tries, and says nothing on that day. */
@Injectable()
export class AnnounceClosingsJob extends HourlyJob {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly notices: NoticesService,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return inTransaction(this.pool, async tx => {
      const next = await CLOSED.first(tx, [GRACE_DAYS]);
      const plan = next && planOf(next.plan);
      if (!next || !plan) return false;
      const { account, key, date, paidPlan, total, currency, number } = next;
      const money = nextChargeOf(plan, { plan: paidPlan, total, currency });
      await this.notices.send(tx, account, [
        { key, notice: 'plan-closed', plan_name: plan.name, money, date, number, at: date },
      ]);
      return true;
    });
  }
}
