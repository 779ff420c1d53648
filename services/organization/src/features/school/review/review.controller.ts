import { ENDPOINTS, type MembersToReview } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { MembersService } from '../../../members/members.service.ts';
import { KeepMemberService } from './keep-member.service.ts';
import { MembersToReviewRepository } from './members-to-review.repository.ts';

/** Members who came by an address that no longer proves anything, for administrators. */
@Controller()
export class ReviewController {
  constructor(
    private readonly members: MembersService,
    private readonly toReview: MembersToReviewRepository,
    private readonly keeping: KeepMemberService,
  ) {}

  @ApiRoute(ENDPOINTS.listMembersToReview)
  async list({ identity }: ApiRequest<'listMembersToReview'>): Promise<MembersToReview> {
    return this.shown(await this.members.demandAdmin(identity));
  }

  @ApiRoute(ENDPOINTS.keepMember)
  async keep({ identity, params: { user_id: id } }: ApiRequest<'keepMember'>): Promise<MembersToReview> {
    const admin = await this.members.demandAdmin(identity);
    await this.keeping.keep(identity, admin, id);
    return this.shown(admin);
  }

  private async shown({ organizationId, userId }: MemberEntity): Promise<MembersToReview> {
    return { members: await this.toReview.list(organizationId, userId) };
  }
}
