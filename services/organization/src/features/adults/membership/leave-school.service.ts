import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { demandInPerson } from '../../../members/demand-in-person.ts';
import { MembersService } from '../../../members/members.service.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { HOLD_SCHOOL } from './membership.queries.ts';

/** Whoever came to a school can go again, without asking. */
@Injectable()
export class LeaveSchoolService {
  constructor(
    private readonly members: MembersService,
    private readonly memberships: MembershipsService,
    private readonly notices: SchoolNoticesService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/forbidden, organization/unknown for another one than theirs, organization/last-admin */
  async leave(identity: Identity, organizationId: string): Promise<void> {
    const user = demandInPerson(identity);
    await this.db.transaction(async tx => {
      await HOLD_SCHOOL.run(tx, [organizationId]);
      // Also without the second factor that the school demands: nobody is kept.
      const member = await this.members.find(identity);
      if (!member) throw new DomainError('auth/forbidden', 'You belong to no organisation.');
      if (member.organizationId !== organizationId)
        throw new DomainError('organization/unknown', 'You belong to another organisation.');
      if (member.role === 'admin') await this.members.demandOtherAdmin(organizationId);
      await this.memberships.leave(tx, user, organizationId);
      await this.audit.record(identity, { organizationId, action: 'member-left' });
      await this.notices.toAdministrators(tx, organizationId, 'member-left');
    });
  }
}
