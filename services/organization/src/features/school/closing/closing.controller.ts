import { ENDPOINTS, type Organization } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
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

/** An administrator closes the organisation; until it is erased, every administrator can undo it. */
@Controller()
export class ClosingController {
  constructor(
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
    private readonly events: OrganizationEventsService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.closeOrganization)
  async close({
    identity,
    body: { current_password },
  }: ApiRequest<'closeOrganization'>): Promise<Organization> {
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
    return this.set(identity, organization_id, { sql: PLAN, values: [at], action: 'closing-planned' });
  }

  @ApiRoute(ENDPOINTS.keepOrganization)
  async keep({ identity }: ApiRequest<'keepOrganization'>): Promise<Organization> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.set(identity, organizationId, { sql: KEEP, values: [], action: 'closing-undone' });
  }

  private async set(
    identity: Identity,
    organizationId: string,
    { sql, values, action }: { sql: string; values: unknown[]; action: 'closing-planned' | 'closing-undone' },
  ): Promise<Organization> {
    return this.db.transaction(async tx => {
      const changed: unknown[] = await tx.query(sql, [organizationId, ...values]);
      if (changed.length > 0) await this.audit.record(tx, identity, { organizationId, action });
      if (action === 'closing-planned') await this.events.closingPlanned(tx, organizationId);
      const found = await tx.findOneByOrFail(OrganizationEntity, { id: organizationId });
      const students = await tx.countBy(StudentEntity, { organizationId });
      return shownOrganization(found, { isAdmin: true, students });
    });
  }
}
