import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClosingService } from './closing.service.ts';

/** Erases organisations that were closed and whose administrators did not change their mind. */
@Injectable()
export class CloseSchoolsJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly closing: ClosingService,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return this.db.transaction(tx => this.closing.eraseNext(tx));
  }
}
