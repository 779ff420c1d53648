import { DomainError, type Identity, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Not, type Repository } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { MailQueueService } from '../../../mails/mail/index.ts';
import { CurrentPasswordService } from '../../../../passwords/current-password.service.ts';
import { UserEntity } from '../../../../database/entities/user.entity.ts';
import { PLAN } from './deletion.queries.ts';

/** Days in which the owner can change their mind. */
const DELAY_DAYS = 7;

/** Plans the deletion of an account, and cancels it. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly currentPassword: CurrentPasswordService,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
    private readonly outbox: Outbox,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  async plan(identity: Identity, user: string, password: string | undefined): Promise<Date> {
    demandOwner(identity);
    const found = await this.userRows.findOneBy({ id: user });
    await this.currentPassword.demand(user, found?.passwordHash ?? null, password);
    return this.dataSource.transaction(async tx => {
      const planned = await PLAN.first(tx, [user, DELAY_DAYS]);
      if (!planned) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
      const { email: to, full_name: name, language, deletion_at } = planned;
      const params = { name, date: deletion_at.toISOString() };
      await this.mails.queue(tx, { template: 'deletion-planned', to, userId: user, language, params });
      await this.outbox.send(tx, 'account/deletion-planned', { user_id: user });
      await this.audit.record(identity, { action: 'deletion-planned', subjectUser: user });
      return deletion_at;
    });
  }

  async undo(identity: Identity, user: string): Promise<void> {
    demandOwner(identity);
    await this.dataSource.transaction(async () => {
      const planned = { id: user, deletionAt: Not(IsNull()) };
      const { affected } = await this.userRows.update(planned, {
        deletionAt: null,
        updatedAt: () => 'now()',
      });
      if (affected === 0) return;
      await this.audit.record(identity, { action: 'deletion-undone', subjectUser: user });
    });
  }
}
