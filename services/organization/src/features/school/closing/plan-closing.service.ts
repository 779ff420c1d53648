import type { Organization } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';
import { shownOrganization } from '../current/index.ts';
import { KEEP, PLAN } from './closing.queries.ts';
import { closingAt } from './closing.rules.ts';

interface Change {
  readonly statement: typeof PLAN;
  readonly values: readonly unknown[];
  readonly action: 'closing-planned' | 'closing-undone';
}

/** Says when an organisation will be erased, or that it will not. */
@Injectable()
export class PlanClosingService {
  constructor(
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
    private readonly events: OrganizationEventsService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** Account demands the administrator's password, and announces it by mail. @throws DomainError auth/forbidden */
  async plan(identity: Identity, current_password: string | undefined): Promise<Organization> {
    const admin = await this.members.demandAdmin(identity);
    const { organizationId: organization_id } = admin;
    const at = closingAt(new Date());
    const by = actorOf(identity, admin);
    await this.account.call('announceClosing', {
      organization_id,
      by,
      current_password,
      closes_at: at.toISOString(),
    });
    return this.set(identity, organization_id, { statement: PLAN, values: [at], action: 'closing-planned' });
  }

  /** @throws DomainError auth/forbidden */
  async undo(identity: Identity): Promise<Organization> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.set(identity, organizationId, { statement: KEEP, values: [], action: 'closing-undone' });
  }

  private async set(
    identity: Identity,
    organizationId: string,
    { statement, values, action }: Change,
  ): Promise<Organization> {
    return this.db.transaction(async tx => {
      const isChanged = await statement.exists(tx, [organizationId, ...values]);
      if (isChanged) await this.audit.record(identity, { organizationId, action });
      if (action === 'closing-planned') await this.events.closingPlanned(tx, organizationId);
      const found = await this.organizationRows.findOneByOrFail({ id: organizationId });
      const students = await this.studentRows.countBy({ organizationId });
      return shownOrganization(found, { isAdmin: true, students });
    });
  }
}
