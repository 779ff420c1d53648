import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { userKey } from '../../../attempts/attempt-keys.rules.ts';
import { AttemptsService } from '../../../attempts/attempts.service.ts';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { MailQueueService } from '../../mail/index.ts';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';

const SET = `
  with changed as (
    update account.users set password_hash = $2, updated_at = now() where id = $1 returning email, full_name, language
  ) select * from changed`;

/** Sets a user's new password, by which all other sessions end. */
@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditRepository,
  ) {}

  async change(tx: SqlRunner, identity: Identity, user: string, hash: string): Promise<void> {
    const rows: { email: string; full_name: string; language: string | null }[] = await tx.query(SET, [
      user,
      hash,
    ]);
    const [changed] = rows;
    if (!changed) return;
    await this.sessions.endAllOfUser(tx, user, identity.session);
    await this.tokens.revoke(tx, 'reset-password', user);
    await this.attempts.clear(tx, userKey(changed.email));
    await this.audit.record(tx, identity, { action: 'password-changed', subjectUser: user });
    const { email: to, full_name: name, language } = changed;
    await this.mails.queue(tx, {
      template: 'password-changed',
      to,
      userId: user,
      language,
      params: { name },
    });
  }
}
