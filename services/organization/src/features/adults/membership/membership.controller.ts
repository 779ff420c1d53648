import { ENDPOINTS, type Membership, type Memberships } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { MembersService } from '../../../members/members.service.ts';
import { SuccessorsService } from '../succession/index.ts';
import { LeaveSchoolService } from './leave-school.service.ts';
import { OwnNamingRepository } from './own-naming.repository.ts';
import { OwnSchoolsService } from './own-schools.service.ts';

/** Somebody's own place in an organisation, and in which one they work. */
@Controller()
export class MembershipController {
  constructor(
    private readonly members: MembersService,
    private readonly leaving: LeaveSchoolService,
    private readonly successors: SuccessorsService,
    private readonly naming: OwnNamingRepository,
    private readonly schools: OwnSchoolsService,
  ) {}

  @ApiRoute(ENDPOINTS.getMembership)
  read({ identity }: ApiRequest<'getMembership'>): Promise<Membership> {
    return this.shown(identity);
  }

  @ApiRoute(ENDPOINTS.listMemberships)
  list({ identity }: ApiRequest<'listMemberships'>): Promise<Memberships> {
    return this.schools.list(identity);
  }

  @ApiRoute(ENDPOINTS.chooseMembership)
  async choose({
    identity,
    body: { organization_id: id },
  }: ApiRequest<'chooseMembership'>): Promise<{ done: true }> {
    await this.schools.choose(identity, id);
    return { done: true };
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
    const { organizationId, userId, role, joinedAt } = await this.members.demand(identity);
    return {
      role,
      joined_at: joinedAt.toISOString(),
      succession: await this.naming.of(organizationId, userId),
    };
  }
}
