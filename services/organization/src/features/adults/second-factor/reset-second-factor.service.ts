import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { MemberEntity } from '../../../database/entities/member.entity.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Has account take the second factor off a colleague who has lost it. */
@Injectable()
export class ResetSecondFactorService {
  constructor(
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
    @InjectRepository(MemberEntity) private readonly memberRows: Repository<MemberEntity>,
  ) {}

  /** @throws DomainError auth/forbidden */
  async reset(identity: Identity, userId: string): Promise<void> {
    const admin = await this.members.demandAdmin(identity);
    const { organizationId } = admin;
    const isColleague = userId !== admin.userId;
    if (!isColleague || !(await this.memberRows.existsBy({ organizationId, userId })))
      throw new DomainError('auth/forbidden', 'This is no colleague of yours.');
    const by = actorOf(identity, admin);
    await this.account.call('resetSecondFactor', { organization_id: organizationId, user_id: userId, by });
    const about = { kind: 'member', id: userId } as const;
    await this.audit.record(identity, { organizationId, action: 'second-factor-reset', about });
  }
}
