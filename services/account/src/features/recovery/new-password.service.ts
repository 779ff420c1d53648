import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { userKey } from '../../attempts/attempt-keys.rules.ts';
import { AttemptsService } from '../../attempts/attempts.service.ts';
import { AuditRepository } from '../../audit/audit.repository.ts';
import { MailQueueService } from '../mail/index.ts';
import { SessionsRepository } from '../../sessions/sessions.repository.ts';

const SET = `
  with changed as (
    update account.users set password_hash = $2, updated_at = now() where id = $1 returning email, language
  ) select * from changed`;

/** What goes along when a password is set by mail. */
@Injectable()
export class NewPasswordService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly attempts: AttemptsService,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
  ) {}

  /** Every session ends, failures are forgotten, and the address is told. */
  async set(tx: SqlRunner, identity: Identity, userId: string, passwordHash: string): Promise<void> {
    const rows: { email: string; language: string | null }[] = await tx.query(SET, [userId, passwordHash]);
    const user = rows[0];
    if (!user) return;
    await this.sessions.endAllOfUser(tx, userId);
    await this.attempts.clear(tx, userKey(user.email));
    await this.mails.queue(tx, { template: 'password-changed', to: user.email, userId, language: user.language, params: { path: '/forgot-password' } }); // prettier-ignore
    await this.audit.record(tx, identity, { action: 'password-reset', subjectUser: userId });
  }
}
