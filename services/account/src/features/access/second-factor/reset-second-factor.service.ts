import type { ResetSecondFactor } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { REMOVE } from './second-factors.queries.ts';

/** Takes the second factor off somebody who has lost it, and tells them by mail. */
@Injectable()
export class ResetSecondFactorService {
  constructor(
    private readonly members: MemberEventsService,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** Nothing happens if there is none. @throws DomainError organization/unknown */
  async reset({ organization_id, user_id: userId, by }: ResetSecondFactor): Promise<void> {
    await this.db.transaction(async tx => {
      const member = await this.userRows.findOneBy({ id: userId, organizationId: organization_id });
      if (!member)
        throw new DomainError('organization/unknown', 'Nobody of this organisation is known by this id.');
      const gone = await REMOVE.rows(tx, [userId]);
      if (gone.length === 0) return;
      const { email: to, fullName: name, language } = member;
      await this.members.memberChanged(tx, userId);
      await this.mails.queue(tx, { template: 'second-factor-reset', to, userId, language, params: { name } });
      const actor = { ...by, student: null };
      await this.audit.record(actor, { action: 'second-factor-off', subjectUser: userId });
    });
  }
}
