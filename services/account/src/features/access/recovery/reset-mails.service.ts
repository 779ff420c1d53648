import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { MailQueueService } from '../../mails/mail/index.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { ADDRESS } from './reset-mails.queries.ts';

/** Sends the mail for choosing a new password. */
@Injectable()
export class ResetMailsService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
  ) {}

  /** Earlier links stop working. */
  async send(tx: SqlRunner, userId: string, language: string | null): Promise<void> {
    const rows = await ADDRESS.rows(tx, [userId]);
    const user = rows[0];
    if (!user) return;
    const token = await this.tokens.issue(tx, { purpose: 'reset-password', userId, email: user.email });
    const params = { path: `/reset-password?token=${token}` };
    await this.mails.queue(tx, { template: 'reset-password', to: user.email, userId, language: user.language ?? language, params }); // prettier-ignore
  }
}
