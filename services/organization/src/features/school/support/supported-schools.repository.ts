import type { OrphanedSchools, SupportedSchool } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import { DomainEntity } from '../../../database/entities/domain.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';

/** As many as a page shows. */
const MOST = 200;

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** What staff see of organisations. */
@Injectable()
export class SupportedSchoolsRepository {
  constructor(
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(SchoolMemberEntity) private readonly memberRows: Repository<SchoolMemberEntity>,
    @InjectRepository(DomainEntity) private readonly domainRows: Repository<DomainEntity>,
  ) {}

  async orphaned(): Promise<OrphanedSchools> {
    const rows = await this.organizationRows.find({
      select: { id: true, name: true, slug: true, withoutAdministratorSince: true },
      where: { withoutAdministratorSince: Not(IsNull()) },
      order: { withoutAdministratorSince: 'ASC', id: 'ASC' },
      take: MOST,
    });
    return {
      schools: rows.flatMap(({ id, name, slug, withoutAdministratorSince: since }) =>
        since ? [{ id, name, slug, since: since.toISOString() }] : [],
      ),
    };
  }

  /** @throws DomainError organization/unknown */
  async find(id: string): Promise<SupportedSchool> {
    const school = await this.organizationRows.findOne({
      select: { id: true, name: true, slug: true, withoutAdministratorSince: true, closesAt: true },
      where: { id },
    });
    if (!school) throw new DomainError('organization/unknown', 'There is no such organisation.');
    const members = await this.memberRows.find({
      where: { organizationId: id },
      order: { role: 'ASC', fullName: { direction: 'ASC', nulls: 'LAST' }, userId: 'ASC' },
    });
    const domains = await this.domainRows.find({ where: { organizationId: id }, order: { domain: 'ASC' } });
    return {
      id,
      name: school.name,
      slug: school.slug,
      without_administrator_since: timeOf(school.withoutAdministratorSince),
      closes_at: timeOf(school.closesAt),
      members: members.map(({ userId, role, email, fullName, joinedAt }) => ({
        user_id: userId,
        role,
        email,
        full_name: fullName,
        joined_at: joinedAt.toISOString(),
      })),
      domains: domains.map(({ domain, proof, provenAt, joinsAtOnce }) => ({
        domain,
        proof,
        proven_at: timeOf(provenAt),
        joins_at_once: joinsAtOnce,
      })),
    };
  }
}
