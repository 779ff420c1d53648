import type { SignUpLink } from '@burrow/contracts';
import { type Identity, invalidRequest } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Has account invite a teacher by mail; it tells us when they have signed up. */
@Injectable()
export class InviteTeacherService {
  constructor(
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
  ) {}

  /** @throws DomainError auth/forbidden, request/invalid without an address */
  async invite(identity: Identity, email: string | undefined): Promise<SignUpLink> {
    const admin = await this.members.demandAdmin(identity);
    if (email === undefined) throw invalidRequest([{ path: ['email'], message: 'missing' }]);
    const { organizationId } = admin;
    const body = { organization_id: organizationId, email, by: actorOf(identity, admin) };
    const link = await this.account.call('inviteTeacher', body);
    await this.audit.record(identity, { organizationId, action: 'teacher-invited' });
    return link;
  }
}
