import { HourlyJob } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { closingAt } from '../../school/closing/index.ts';
import { CLOSE, NEXT } from './succession.queries.ts';

/** Begins to close schools that nobody has administered for too long. */
@Injectable()
export class OrphanedSchoolsJob extends HourlyJob {
  constructor(
    private readonly db: DataSource,
    private readonly events: OrganizationEventsService,
    private readonly notices: SchoolNoticesService,
    private readonly audit: AuditService,
  ) {
    super();
  }

  protected override doOne(): Promise<boolean> {
    return this.db.transaction(async tx => {
      const school = await NEXT.first(tx);
      if (!school) return false;
      const { id: organizationId } = school;
      const date = closingAt(new Date());
      await CLOSE.run(tx, [organizationId, date]);
      await this.events.closingPlanned(tx, organizationId);
      await this.audit.record(null, { organizationId, action: 'closing-planned' });
      const told = { staff: true, date } as const;
      await this.notices.toMembers(tx, organizationId, 'closing-without-administrator', told);
      return true;
    });
  }
}
