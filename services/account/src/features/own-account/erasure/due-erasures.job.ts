import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ErasureService } from './erasure.service.ts';
import { DUE } from './due-erasures.queries.ts';

/** Erases the accounts that are due. */
@Injectable()
export class DueErasuresJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly erasure: ErasureService,
  ) {
    super();
  }

  /** Erases one account in each transaction. */
  protected override doOne(): Promise<boolean> {
    return this.db.transaction(async tx => {
      const due = await DUE.rows(tx);
      if (due[0]) await this.erasure.eraseUser(tx, due[0].id);
      return due.length > 0;
    });
  }
}
