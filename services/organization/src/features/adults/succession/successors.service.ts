import type { SchoolAction, Successor } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { SchoolNoticesService } from '../../../events/school-notices.service.ts';
import { demandInPerson } from '../../../members/demand-in-person.ts';
import { MembersService } from '../../../members/members.service.ts';
import { ACCEPT, DECLINE, NAME_SUCCESSOR, NAMED, WITHDRAW_NAMING } from './successors.queries.ts';

/**
 * An administrator names a teacher who is to administer the school if nobody else does once their account is erased. It holds
 * once the teacher has accepted, and ends with the role of the one who named, and with the membership of either.
 */
@Injectable()
export class SuccessorsService {
  constructor(
    private readonly members: MembersService,
    private readonly notices: SchoolNoticesService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity)
    private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(SchoolMemberEntity)
    private readonly memberRows: Repository<SchoolMemberEntity>,
  ) {}

  async read(identity: Identity): Promise<Successor> {
    const { organizationId, userId } = await this.members.demandAdmin(identity);
    const named = await NAMED.first(this.db, [organizationId, userId]);
    return { successor: named ?? null };
  }

  /** @throws DomainError auth/forbidden, organization/not-a-member for whoever is no teacher of the organisation */
  async name(identity: Identity, userId: string | null): Promise<void> {
    const by = demandInPerson(identity);
    await this.db.transaction(async tx => {
      const { organizationId } = await this.members.demandAdmin(identity);
      await this.holdSchool(organizationId);
      await this.members.demandAdmin(identity);
      if (userId === null) return this.withdraw(tx, identity, organizationId);
      if (!(await this.memberRows.existsBy({ userId, organizationId, role: 'teacher' })))
        throw new DomainError('organization/not-a-member', 'This is no teacher of the organisation.');
      const named = await NAME_SUCCESSOR.rows(tx, [organizationId, by, userId]);
      if (named.length === 0) return;
      await this.record(identity, organizationId, 'successor-named', userId);
      await this.notices.toOne(tx, organizationId, 'successor-named', userId);
    });
  }

  /** @throws DomainError auth/forbidden, organization/not-named */
  async answer(identity: Identity, accept: boolean): Promise<void> {
    const userId = demandInPerson(identity);
    await this.db.transaction(async tx => {
      const { organizationId } = await this.members.demand(identity);
      await this.holdSchool(organizationId);
      const answered = await (accept ? ACCEPT : DECLINE).rows(tx, [organizationId, userId]);
      if (answered.length === 0)
        throw new DomainError('organization/not-named', 'Nobody has named you as successor.');
      const action = accept ? 'successor-accepted' : 'successor-declined';
      await this.record(identity, organizationId, action, userId);
    });
  }

  private async withdraw(tx: EntityManager, identity: Identity, organizationId: string): Promise<void> {
    const gone = await WITHDRAW_NAMING.rows(tx, [organizationId, identity.user]);
    if (gone.length > 0) await this.record(identity, organizationId, 'successor-withdrawn', null);
  }

  private record(
    by: Identity,
    organizationId: string,
    action: SchoolAction,
    userId: string | null,
  ): Promise<void> {
    const about = userId === null ? null : ({ kind: 'member', id: userId } as const);
    return this.audit.record(by, { organizationId, action, about });
  }

  /** Namings, answers and the end of an administrator's account take turns. */
  private async holdSchool(id: string): Promise<void> {
    await this.organizationRows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}
