import { ENDPOINTS, type Invitations } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AccountCallsService } from '../../../account/account-calls.service.ts';
import { actorOf } from '../../../members/actor-of.rules.ts';
import { MembersService } from '../../../members/members.service.ts';

/** Who was invited to teach and has not come yet: account, which sent the invitations, knows. */
@Controller()
export class OpenInvitationsController {
  constructor(
    private readonly members: MembersService,
    private readonly account: AccountCallsService,
  ) {}

  @ApiRoute(ENDPOINTS.listInvitations)
  async list({ identity }: ApiRequest<'listInvitations'>): Promise<Invitations> {
    const { organizationId } = await this.members.demandAdmin(identity);
    return this.account.call('listInvitations', { organization_id: organizationId });
  }

  @ApiRoute(ENDPOINTS.withdrawInvitation)
  async withdraw({ identity, body: { email } }: ApiRequest<'withdrawInvitation'>): Promise<{ done: true }> {
    const admin = await this.members.demandAdmin(identity);
    const body = { organization_id: admin.organizationId, email, by: actorOf(identity, admin) };
    return this.account.call('withdrawInvitation', body);
  }
}
