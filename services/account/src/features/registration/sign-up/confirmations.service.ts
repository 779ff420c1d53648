import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { MailQueueService } from '../../mails/mail/index.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { SENT_LATELY } from './confirmations.queries.ts';

export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
}

/** A sign-up whose address is to be confirmed; if the address already has an owner, it never can be. */
export interface PendingSignUp extends Owner {
  readonly owner: Owner | null;
}

/** Sends the mail of a sign-up. Both cases take the same steps. */
@Injectable()
export class ConfirmationsService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
  ) {}

  /** Sends the link that confirms the address; earlier links stop working. An owner is told about the attempt instead. */
  async send(tx: SqlRunner, { id, email, language, owner }: PendingSignUp, visitor: string): Promise<void> {
    const token = await this.tokens.issue(tx, {
      purpose: 'confirm-email',
      userId: id,
      email,
      visitorId: visitor,
    });
    await this.mails.queue(
      tx,
      owner
        ? {
            template: 'already-registered',
            to: owner.email,
            userId: owner.id,
            language: owner.language ?? language,
            params: { path: '/login' },
          }
        : {
            template: 'confirm-email',
            to: email,
            userId: id,
            language,
            params: { path: `/confirm-email?token=${token}` },
          },
    );
  }

  /** The same, unless it was sent in the last five minutes. */
  async sendAgain(tx: SqlRunner, pending: PendingSignUp, visitor: string): Promise<void> {
    const lately = await SENT_LATELY.rows(tx, [pending.id]);
    if (lately.length === 0) await this.send(tx, pending, visitor);
  }
}
