import type { Organization } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { shownOrganization } from '../../school/current/index.ts';
import { DEMAND } from './second-factor.queries.ts';

/** Whether the administrators of an organisation need a second factor. */
@Injectable()
export class DemandSecondFactorService {
  constructor(
    private readonly members: MembersService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /**
   * Who demands it has one, so that somebody can always undo it.
   * @throws DomainError auth/forbidden, organization/second-factor-needed
   */
  async set(identity: Identity, demanded: boolean): Promise<Organization> {
    const { organizationId, secondFactor } = await this.members.demandAdmin(identity);
    if (demanded && !secondFactor)
      throw new DomainError('organization/second-factor-needed', 'Set up a second factor of your own first.');
    const action = demanded ? 'second-factor-demanded' : 'second-factor-optional';
    return this.db.transaction(async tx => {
      const changed = await DEMAND.rows(tx, [organizationId, demanded]);
      const found = await this.organizationRows.findOneByOrFail({ id: organizationId });
      if (changed.length > 0) {
        await this.events.organizationChanged(tx, found);
        await this.audit.record(identity, { organizationId, action });
      }
      const students = await this.studentRows.countBy({ organizationId, leftAt: IsNull() });
      return shownOrganization(found, { isAdmin: true, students });
    });
  }
}
