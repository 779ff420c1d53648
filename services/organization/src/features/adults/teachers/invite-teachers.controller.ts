import { ENDPOINTS, type SignUpLink } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity, invalidRequest } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { AuditService } from '../../../audit/audit.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Teachers are invited by mail: account sends it, and tells us when they have signed up. */
@Controller()
export class InviteTeachersController {
  constructor(
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.inviteTeacher)
  invite({ identity, query, body }: ApiRequest<'inviteTeacher'>): Promise<SignUpLink> {
    return this.send(identity, body?.email ?? query.email);
  }

  @ApiRoute(ENDPOINTS.addTeacher)
  add({ identity, body: { email } }: ApiRequest<'addTeacher'>): Promise<SignUpLink> {
    return this.send(identity, email);
  }

  private async send(identity: Identity, email: string | undefined): Promise<SignUpLink> {
    const admin = await this.members.demandAdmin(identity);
    if (email === undefined) throw invalidRequest([{ path: ['email'], message: 'missing' }]);
    const { organizationId } = admin;
    const body = { organization_id: organizationId, email, by: actorOf(identity, admin) };
    const link = await this.account.call('inviteTeacher', body);
    await this.audit.record(this.db, identity, { organizationId, action: 'teacher-invited' });
    return link;
  }
}
