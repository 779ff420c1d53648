import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { demandAdult } from '../../../members/demand-adult.ts';
import { MembershipsService } from '../../../members/memberships.service.ts';
import { AdministratorsService } from '../../adults/succession/index.ts';
import { HOLD_SCHOOL } from './support.queries.ts';

/** Staff give a school an administrator that has none: the only way out of that. */
@Injectable()
export class AppointAdministratorService {
  constructor(
    private readonly administrators: AdministratorsService,
    private readonly memberships: MembershipsService,
    private readonly account: AccountCallsService,
    private readonly db: DataSource,
    @InjectRepository(SchoolMemberEntity) private readonly memberRows: Repository<SchoolMemberEntity>,
  ) {}

  /**
   * A member, or any other adult.
   * @throws DomainError organization/unknown, organization/has-admin, organization/already-member, auth/email-not-confirmed
   */
  async appoint(staff: Identity, organizationId: string, userId: string): Promise<void> {
    const isMember = await this.memberRows.existsBy({ organizationId, userId });
    if (!isMember) demandAdult((await this.account.call('describeAdult', { user_id: userId })).adult);
    await this.db.transaction(async tx => {
      if (!(await HOLD_SCHOOL.exists(tx, [organizationId])))
        throw new DomainError('organization/unknown', 'There is no such organisation.');
      if (await this.memberRows.existsBy({ organizationId, role: 'admin' }))
        throw new DomainError('organization/has-admin', 'The organisation has an administrator.');
      if (!isMember && !(await this.memberships.add(tx, userId, organizationId, 'teacher')))
        throw new DomainError('organization/already-member', 'They have come to the organisation meanwhile.');
      await this.administrators.make(tx, staff, organizationId, userId);
    });
  }
}
