import type { SchoolAction } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import type { MemberRole } from '../../../database/entities/member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { MembersService } from '../../../members/members.service.ts';
import { COUNT_CLASSES } from './teacher-list.queries.ts';

const foreign = () => new DomainError('auth/forbidden', 'This is nobody of your organisation.');

@Injectable()
export class ChangeTeachersService {
  constructor(
    private readonly members: MembersService,
    private readonly memberships: MembershipsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
    @InjectRepository(SchoolMemberEntity)
    private readonly memberRows: Repository<SchoolMemberEntity>,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** Returns the members, each with the number of classes that they teach. @throws DomainError auth/forbidden */
  async list(identity: Identity): Promise<(readonly [SchoolMemberEntity, number])[]> {
    const organizationId = await this.demandAdmin(identity);
    const order = { fullName: { direction: 'asc', nulls: 'last' }, userId: 'asc' } as const;
    const members = await this.memberRows.find({ where: { organizationId }, order });
    const rows = await COUNT_CLASSES.rows(this.db, [organizationId]);
    const counts = new Map(rows.map(({ id, classes }) => [id, classes]));
    return members.map(member => [member, counts.get(member.userId) ?? 0] as const);
  }

  /** @throws DomainError auth/forbidden for whoever is not of the organisation */
  async read(identity: Identity, userId: string): Promise<SchoolMemberEntity> {
    const organizationId = await this.demandAdmin(identity);
    const found = await this.memberRows.findOneBy({ organizationId, userId });
    if (!found) throw foreign();
    return found;
  }

  /** @throws DomainError auth/forbidden, organization/last-admin */
  async setRole(identity: Identity, userId: string, role: MemberRole): Promise<SchoolMemberEntity> {
    return this.change(identity, userId, async (tx, found) => {
      if (found.role === role) return found;
      if (role === 'teacher') await this.members.demandOtherAdmin(found.organizationId);
      await this.memberships.setRole(tx, userId, found.organizationId, role);
      await this.record(identity, role === 'admin' ? 'admin-made' : 'admin-ended', found);
      return Object.assign(found, { role });
    });
  }

  /** @throws DomainError auth/forbidden, organization/last-admin */
  async remove(identity: Identity, userId: string): Promise<void> {
    await this.change(identity, userId, async (tx, found) => {
      if (found.role === 'admin') await this.members.demandOtherAdmin(found.organizationId);
      await this.memberships.leave(tx, userId, found.organizationId);
      await this.record(identity, 'member-removed', found);
    });
  }

  private record(by: Identity, action: SchoolAction, of: SchoolMemberEntity): Promise<void> {
    const { userId: id, organizationId } = of;
    return this.audit.record(by, { organizationId, action, about: { kind: 'member', id } });
  }

  private async demandAdmin(identity: Identity): Promise<string> {
    return (await this.members.demandAdmin(identity)).organizationId;
  }

  /** Changes of the members of one organisation are made one after the other, so that two admins cannot end each other. */
  private async change<Result>(
    identity: Identity,
    userId: string,
    work: (tx: EntityManager, found: SchoolMemberEntity) => Promise<Result>,
  ): Promise<Result> {
    return this.db.transaction(async tx => {
      const { organizationId: id } = await this.members.demand(identity);
      await this.organizationRows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      const organizationId = await this.demandAdmin(identity);
      const found = await this.memberRows.findOneBy({ organizationId, userId });
      if (!found) throw foreign();
      return work(tx, found);
    });
  }
}
