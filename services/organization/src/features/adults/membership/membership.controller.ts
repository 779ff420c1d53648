import { ENDPOINTS, type Membership } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { SuccessorsService } from '../succession/index.ts';
import { LeaveSchoolService } from './leave-school.service.ts';
import { OwnNamingRepository } from './own-naming.repository.ts';

/** Somebody's own place in an organisation. */
@Controller()
export class MembershipController {
  constructor(
    private readonly members: MembersService,
    private readonly leaving: LeaveSchoolService,
    private readonly successors: SuccessorsService,
    private readonly naming: OwnNamingRepository,
  ) {}

  @ApiRoute(ENDPOINTS.getMembership)
  read({ identity }: ApiRequest<'getMembership'>): Promise<Membership> {
    return this.shown(identity);
  }

  @ApiRoute(ENDPOINTS.leaveOrganization)
  async leave({
    identity,
    body: { organization_id: id },
  }: ApiRequest<'leaveOrganization'>): Promise<{ done: true }> {
    await this.leaving.leave(identity, id);
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.answerSuccession)
  async answer({ identity, body: { accept } }: ApiRequest<'answerSuccession'>): Promise<Membership> {
    await this.successors.answer(identity, accept);
    return this.shown(identity);
  }

  private async shown(identity: Identity): Promise<Membership> {
    const { userId, role, joinedAt } = await this.members.demand(identity);
    return { role, joined_at: joinedAt.toISOString(), succession: await this.naming.of(userId) };
  }
}
