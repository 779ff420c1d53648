import {
  ENDPOINTS,
  type LeaveOrganization,
  LeaveOrganizationSchema,
  type Membership,
  type SuccessionAnswer,
  SuccessionAnswerSchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MembersService } from '../../members/members.service.ts';
import { SuccessorsService } from '../succession/index.ts';
import { LeaveSchoolService } from './leave-school.service.ts';
import { SUCCESSION } from './membership.queries.ts';

/** Somebody's own place in an organisation. */
@Controller()
export class MembershipController {
  constructor(
    private readonly members: MembersService,
    private readonly leaving: LeaveSchoolService,
    private readonly successors: SuccessorsService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.getMembership)
  read(@CurrentIdentity() identity: Identity): Promise<Membership> {
    return this.shown(identity);
  }

  @ApiRoute(ENDPOINTS.leaveOrganization)
  async leave(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: LeaveOrganizationSchema }) { organization_id: id }: LeaveOrganization,
  ): Promise<{ done: true }> {
    await this.leaving.leave(identity, id);
    return { done: true };
  }

  @ApiRoute(ENDPOINTS.answerSuccession)
  async answer(
    @CurrentIdentity() identity: Identity,
    @Body({ schema: SuccessionAnswerSchema }) { accept }: SuccessionAnswer,
  ): Promise<Membership> {
    await this.successors.answer(identity, accept);
    return this.shown(identity);
  }

  private async shown(identity: Identity): Promise<Membership> {
    const { userId, role, joinedAt } = await this.members.demand(identity);
    const [named]: { accepted: boolean }[] = await this.db.query(SUCCESSION, [userId]);
    return { role, joined_at: joinedAt.toISOString(), succession: named ?? null };
  }
}
