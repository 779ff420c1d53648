import { ENDPOINTS, type Member, type MembersToReview } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { MembersService } from '../../../members/members.service.ts';
import { KEEP, TO_REVIEW } from './review.queries.ts';

type Row = Omit<Member, 'joined_at'> & { readonly joined_at: Date };

/** Members who came by an address that no longer proves anything, for administrators. */
@Controller()
export class ReviewController {
  constructor(
    private readonly members: MembersService,
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  @ApiRoute(ENDPOINTS.listMembersToReview)
  async list({ identity }: ApiRequest<'listMembersToReview'>): Promise<MembersToReview> {
    return this.shown(await this.members.demandAdmin(identity));
  }

  @ApiRoute(ENDPOINTS.keepMember)
  async keep({ identity, params: { user_id: id } }: ApiRequest<'keepMember'>): Promise<MembersToReview> {
    const admin = await this.members.demandAdmin(identity);
    const { organizationId } = admin;
    await this.db.transaction(async tx => {
      const kept: unknown[] = await tx.query(KEEP, [organizationId, id, admin.userId]);
      if (kept.length === 0) throw new DomainError('user/unknown', 'Nobody of this id is to be looked at.');
      const about = { kind: 'member', id } as const;
      await this.audit.record(tx, identity, { organizationId, action: 'member-reviewed', about });
    });
    return this.shown(admin);
  }

  private async shown({ organizationId, userId }: MemberEntity): Promise<MembersToReview> {
    const rows: Row[] = await this.db.query(TO_REVIEW, [organizationId, userId]);
    return { members: rows.map(row => ({ ...row, joined_at: row.joined_at.toISOString() })) };
  }
}
