import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../../audit/audit.service.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { FOUND } from './succession.queries.ts';

/** A school that had no administrator gets one. */
@Injectable()
export class AdministratorsService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly notices: SchoolNoticesService,
    private readonly audit: AuditService,
  ) {}

  /** Makes a member administrator; all of the school's adults are told. `staff` appointed them, or nobody: they were named. */
  async make(tx: SqlRunner, staff: Identity | null, organizationId: string, userId: string): Promise<void> {
    if (!(await this.memberships.setRole(tx, userId, organizationId, 'admin')))
      throw new DomainError('organization/not-a-member', 'They left the organisation meanwhile.');
    await FOUND.run(tx, [organizationId]);
    const about = { kind: 'member', id: userId } as const;
    const how = staff === null ? {} : ({ asStaff: true } as const);
    await this.audit.record(staff, { organizationId, action: 'admin-made', about, ...how });
    await this.notices.toOne(tx, organizationId, 'administrator-made', userId);
    await this.notices.toMembers(tx, organizationId, 'administrator-appointed', { except: userId });
  }
}
