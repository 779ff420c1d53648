import { monthsOf, planOf, PLANS } from '@burrow/billing';
import { HourlyJob, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { RENEWING } from './notices.queries.ts';
import { nextChargeOf } from '../domain/next-charge.rules.ts';
import { NoticesService } from './notices.service.ts';

const YEARLY = PLANS.filter(plan => monthsOf(plan) === 12).map(({ name }) => name);

/** Announces each yearly renewal once, a month before: the law of some countries wants it, and everybody is glad of it. */
@Injectable()
export class AnnounceRenewalsJob extends HourlyJob {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly notices: NoticesService,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return inTransaction(this.pool, async tx => {
      const next = await RENEWING.first(tx, [YEARLY]);
      const plan = next && planOf(next.plan);
      if (!next || !plan) return false;
      const { account, key, date, number } = next;
      const { paidPlan, total, currency } = next;
      const money = nextChargeOf(plan, { plan: paidPlan, total, currency });
      await this.notices.send(tx, account, [
        { key, notice: 'renewal-soon', plan_name: plan.name, money, date, number, at: null },
      ]);
      return true;
    });
  }
}
