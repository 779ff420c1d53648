import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { userKey } from '../../../../attempts/attempt-keys.rules.ts';
import { AttemptsService } from '../../../../attempts/attempts.service.ts';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { MailQueueService } from '../../../mails/mail/index.ts';
import { SessionsRepository } from '../../../../sessions/sessions.repository.ts';
import { TokensRepository } from '../../../../tokens/tokens.repository.ts';
import { UserEntity } from '../../../../database/entities/user.entity.ts';

/** Sets a user's new password, which ends all other sessions. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditRepository,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  async change(tx: EntityManager, identity: Identity, user: string, hash: string): Promise<void> {
    const changed = await this.userRows.findOneBy({ id: user });
    if (!changed) return;
    await this.userRows.update(user, { passwordHash: hash, updatedAt: () => 'now()' });
    await this.sessions.endAllOfUser(user, identity.session);
    await this.tokens.revoke('reset-password', user);
    await this.attempts.clear(tx, userKey(changed.email));
    await this.audit.record(identity, { action: 'password-changed', subjectUser: user });
    const { email: to, fullName: name, language } = changed;
    await this.mails.queue(tx, {
      template: 'password-changed',
      to,
      userId: user,
      language,
      params: { name },
    });
  }
}
