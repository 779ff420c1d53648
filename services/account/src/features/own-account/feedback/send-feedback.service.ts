import type { Feedback } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { MESSAGES_PER_DAY, pathOnly, withoutNul } from './feedback.rules.ts';
import { COUNT, KEEP, TAKE_TURN } from './send-feedback.queries.ts';

interface Message {
  readonly text: string;
  readonly path: string;
  readonly email: string | null;
}

/** Stores feedback, and mails it to support. */
@Injectable()
export class SendFeedbackService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueueService,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  /** @throws DomainError auth/too-many-attempts after ten in a day */
  async send(identity: Identity, { text, path, email }: Feedback): Promise<void> {
    const isStudent = identity.role === 'student';
    const message = {
      text: withoutNul(text),
      path: withoutNul(pathOnly(path)),
      email: isStudent ? null : (email ?? null),
    };
    const sender = senderHash(identity);
    await this.dataSource.transaction(async tx => {
      await this.demandFew(sender);
      const who = isStudent ? [null, identity.student] : [identity.user, null];
      await KEEP.run(tx, [...who, message.text, message.path, message.email, sender]);
      await this.mail(tx, identity, message);
    });
  }

  private async mail(tx: SqlRunner, identity: Identity, { text, path, email }: Message): Promise<void> {
    const { SUPPORT_EMAIL: to } = this.settings;
    if (!to) return;
    const params = { text, page: path, from: email ?? identity.role, ...(email ? { replyTo: email } : {}) };
    // The mail belongs to the account, so that it is erased with it.
    const { user: userId } = identity;
    await this.mails.queue(tx, { template: 'feedback', to, userId, language: null, params });
  }

  /** Simultaneous messages take turns, so that each is counted. */
  private async demandFew(sender: Buffer): Promise<void> {
    await TAKE_TURN.run(this.dataSource.manager, [0x6665, sender.readInt32BE(0)]);
    const rows = await COUNT.rows(this.dataSource.manager, [sender]);
    if ((rows[0]?.count ?? 0) < MESSAGES_PER_DAY) return;
    throw new DomainError('auth/too-many-attempts', 'Enough for a day.', { retryAfter: 3_600 });
  }
}

/** Identifies the sender by session or visitor cookie. */
const senderHash = ({ session, visitor }: Identity): Buffer =>
  createHash('sha256')
    .update(`feedback ${session ?? visitor}`)
    .digest();
