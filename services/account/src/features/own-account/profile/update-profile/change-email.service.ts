import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { mailKey } from '../../../../attempts/attempt-keys.rules.ts';
import { MAIL_POLICY } from '../../../../attempts/attempts.rules.ts';
import { AttemptsService } from '../../../../attempts/attempts.service.ts';
import { MailQueueService } from '../../../mails/mail/index.ts';
import { TokensRepository } from '../../../../tokens/tokens.repository.ts';
import { emailKey } from '../../../../people/keys.rules.ts';
import { SITUATION } from './change-email.queries.ts';

const TAKEN = { template: 'already-registered', params: { path: '/login' } } as const;

/** A new address takes effect once its owner has confirmed it with the link in the mail. */
@Injectable()
export class ChangeEmailService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
  ) {}

  /** @throws DomainError auth/too-many-attempts if too many mails were sent to this address */
  async demandFree(email: string): Promise<void> {
    await this.attempts.take(mailKey(email), MAIL_POLICY);
  }

  /**
   * Sends the link to the new address. The caller does not learn whether it already has an account, since in that case
   * the owner of that account is told instead. Giving the current address cancels an earlier request.
   */
  async ask(tx: SqlRunner, user: string, email: string): Promise<void> {
    const rows = await SITUATION.rows(tx, [user, emailKey(email)]);
    const [situation] = rows;
    if (!situation) return;
    if (situation.email_key === emailKey(email)) return this.tokens.revoke('change-email', user);
    const token = await this.tokens.issue(tx, { purpose: 'change-email', userId: user, email });
    const { full_name: name, language } = situation;
    const mail = situation.is_taken
      ? TAKEN
      : { template: 'change-email' as const, params: { path: `/confirm-email?token=${token}`, name } };
    await this.mails.queue(tx, { ...mail, to: email, userId: user, language });
  }
}
