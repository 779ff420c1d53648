import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { userKey } from '../../../attempts/attempt-keys.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

/** What else happens when a password is set by mail. */
@Injectable()
export class NewPasswordService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly attempts: AttemptsService,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** Ends every session, clears failed attempts and notifies the address. */
  async set(tx: EntityManager, identity: Identity, userId: string, passwordHash: string): Promise<void> {
    const user = await this.userRows.findOneBy({ id: userId });
    if (!user) return;
    await this.userRows.update(userId, { passwordHash, updatedAt: () => 'now()' });
    await this.sessions.endAllOfUser(userId);
    await this.attempts.clear(tx, userKey(user.email));
    await this.mails.queue(tx, {
      template: 'password-changed',
      to: user.email,
      userId,
      language: user.language,
      params: { path: '/forgot-password' },
    });
    await this.audit.record(identity, { action: 'password-reset', subjectUser: userId });
  }
}
