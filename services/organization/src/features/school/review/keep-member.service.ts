import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../audit/audit.service.ts';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { KEEP } from './review.queries.ts';

/** An administrator vouches for a member. */
@Injectable()
export class KeepMemberService {
  constructor(
    private readonly audit: AuditService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError user/unknown for whoever is not to be looked at */
  async keep(identity: Identity, { organizationId, userId }: MemberEntity, id: string): Promise<void> {
    await this.db.transaction(async tx => {
      const kept = await KEEP.rows(tx, [organizationId, id, userId]);
      if (kept.length === 0) throw new DomainError('user/unknown', 'Nobody of this id is to be looked at.');
      const about = { kind: 'member', id } as const;
      await this.audit.record(identity, { organizationId, action: 'member-reviewed', about });
    });
  }
}
