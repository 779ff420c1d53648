import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ErasePupilsService } from './erase-pupils.service.ts';
import { DUE } from './leaving.queries.ts';

/** Erases students who left and did not return in time. */
@Injectable()
export class DueErasuresJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly pupils: ErasePupilsService,
  ) {
    super();
  }

  /** Erases one student in each transaction. */
  protected override doOne(): Promise<boolean> {
    return this.db.transaction(async tx => {
      const due = await DUE.rows(tx);
      if (due[0]) await this.pupils.erase(tx, due[0].id, due[0].version);
      return due.length > 0;
    });
  }
}
