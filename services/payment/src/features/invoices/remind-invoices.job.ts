import { HourlyJob, inTransaction, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type pg from 'pg';
import type { Repository } from 'typeorm';
import { ClockService } from '../../clock/clock.service.ts';
import { InvoiceEntity } from '../../database/entities/invoice.entity.ts';
import { NoticesService } from '../../notices/index.ts';
import { isReminderDue } from './invoice.rules.ts';
import { LATE } from './invoices.queries.ts';

/** Reminds schools of invoices that are late. */
@Injectable()
export class RemindInvoicesJob extends HourlyJob {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly notices: NoticesService,
    private readonly clock: ClockService,
    @InjectRepository(InvoiceEntity) private readonly invoiceRows: Repository<InvoiceEntity>,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return inTransaction(this.pool, async tx => {
      const now = await this.clock.now(tx);
      const late = await LATE.rows(tx);
      const next = late.find(one => isReminderDue(one, now));
      if (!next) return false;
      const { request, account, number, plan: plan_name, total: amount, currency, dueAt } = next;
      await this.invoiceRows.update(request, { remindedAt: now });
      const date = dueAt.toISOString();
      const key = `invoice-overdue ${number} ${now.toISOString()}`;
      await this.notices.send(tx, account, [
        { key, notice: 'invoice-overdue', plan_name, money: { amount, currency }, date, number, at: null },
      ]);
      return true;
    });
  }
}
