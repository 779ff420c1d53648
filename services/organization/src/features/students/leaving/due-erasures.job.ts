import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EraseStudentsService } from './erase-students.service.ts';
import { DUE } from './leaving.queries.ts';

/** Erases students who left and did not return in time. */
@Injectable()
export class DueErasuresJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly students: EraseStudentsService,
  ) {
    super();
  }

  /** Erases one student in each transaction. */
  protected override doOne(): Promise<boolean> {
    return this.db.transaction(async tx => {
      const due = await DUE.rows(tx);
      if (due[0]) await this.students.erase(tx, due[0].id, due[0].version);
      return due.length > 0;
    });
  }
}
