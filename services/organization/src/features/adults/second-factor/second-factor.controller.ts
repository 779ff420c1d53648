import { ENDPOINTS, type Organization } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { MemberEntity } from '../../../database/entities/member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { OrganizationEventsService } from '../../../events/organization-events.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { shownOrganization } from '../../school/current/index.ts';
import { DEMAND } from './second-factor.queries.ts';

/** The second factor of administrators: whether they need one, and help for who has lost it. account keeps it. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
    private readonly events: OrganizationEventsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** Who demands it has one, so that somebody can always undo it. */
  @ApiRoute(ENDPOINTS.demandSecondFactor)
  async demand({ identity, body: { demanded } }: ApiRequest<'demandSecondFactor'>): Promise<Organization> {
    const { organizationId, secondFactor } = await this.members.demandAdmin(identity);
    if (demanded && !secondFactor)
      throw new DomainError('organization/second-factor-needed', 'Set up a second factor of your own first.');
    const action = demanded ? 'second-factor-demanded' : 'second-factor-optional';
    return this.db.transaction(async tx => {
      const changed: unknown[] = await tx.query(DEMAND, [organizationId, demanded]);
      const found = await tx.findOneByOrFail(OrganizationEntity, { id: organizationId });
      if (changed.length > 0) {
        await this.events.organizationChanged(tx, found);
        await this.audit.record(tx, identity, { organizationId, action });
      }
      const students = await tx.countBy(StudentEntity, { organizationId, leftAt: IsNull() });
      return shownOrganization(found, { isAdmin: true, students });
    });
  }

  @ApiRoute(ENDPOINTS.resetTeacherSecondFactor)
  async reset({
    identity,
    params: { teacher_id: userId },
  }: ApiRequest<'resetTeacherSecondFactor'>): Promise<{ done: true }> {
    const admin = await this.members.demandAdmin(identity);
    const { organizationId } = admin;
    const isColleague = userId !== admin.userId;
    if (!isColleague || !(await this.db.manager.existsBy(MemberEntity, { organizationId, userId })))
      throw new DomainError('auth/forbidden', 'This is no colleague of yours.');
    const by = actorOf(identity, admin);
    await this.account.call('resetSecondFactor', { organization_id: organizationId, user_id: userId, by });
    const about = { kind: 'member', id: userId } as const;
    await this.audit.record(this.db, identity, { organizationId, action: 'second-factor-reset', about });
    return { done: true };
  }
}
