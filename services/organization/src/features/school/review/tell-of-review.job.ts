import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { NEXT, TOLD } from './review.queries.ts';

/** Tells the administrators of each school whose domain was proven by an address that it no longer is, and whom to look at. */
@Injectable()
export class TellOfReviewJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly notices: SchoolNoticesService,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return this.db.transaction(async tx => {
      const school = await NEXT.first(tx);
      if (!school) return false;
      await this.notices.toAdministrators(tx, school.id, 'members-to-review');
      await TOLD.run(tx, [school.id]);
      return true;
    });
  }
}
