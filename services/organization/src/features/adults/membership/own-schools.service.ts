import type { Memberships } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { demandInPerson } from '../../../members/demand-in-person.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';

/** Somebody's schools, of which they work in one. Whoever acts as them, as an administrator of one, sees no other. */
@Injectable()
export class OwnSchoolsService {
  constructor(
    private readonly memberships: MembershipsService,
    private readonly account: AccountCallsService,
    private readonly db: DataSource,
    @InjectRepository(SchoolMemberEntity) private readonly memberRows: Repository<SchoolMemberEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async list(identity: Identity): Promise<Memberships> {
    const user_id = demandInPerson(identity);
    const found = await this.memberRows.find({
      where: { userId: user_id },
      relations: { organization: true },
      order: { organization: { name: 'ASC' }, organizationId: 'ASC' },
    });
    if (found.length === 0) return { schools: [], has_family: false };
    const { adult } = await this.account.call('describeAdult', { user_id });
    return {
      schools: found.map(({ organizationId, organization: { name }, role, isCurrent }) => ({
        organization_id: organizationId,
        name,
        role,
        is_current: isCurrent,
      })),
      has_family: adult?.has_students ?? false,
    };
  }

  /** @throws DomainError auth/forbidden, organization/unknown for a school that is not theirs */
  async choose(identity: Identity, organizationId: string | null): Promise<void> {
    const user = demandInPerson(identity);
    await this.db.transaction(tx => this.memberships.workIn(tx, user, organizationId));
  }
}
