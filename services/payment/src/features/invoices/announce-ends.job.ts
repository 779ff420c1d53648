import { HourlyJob, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { NoticesService } from '../../notices/index.ts';
import { ENDING } from './invoices.queries.ts';

/** Tells a school once, a month before, that what it paid by invoice ends: it does not renew by itself. */
@Injectable()
export class AnnounceEndsJob extends HourlyJob {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly notices: NoticesService,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return inTransaction(this.pool, async tx => {
      const next = await ENDING.first(tx);
      if (!next) return false;
      const { account, plan: plan_name, total: amount, currency, key, date, number } = next;
      await this.notices.send(tx, account, [
        { key, notice: 'plan-ends-soon', plan_name, money: { amount, currency }, date, number, at: null },
      ]);
      return true;
    });
  }
}
