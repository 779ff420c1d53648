import type { NewsTemplateSchema, QueueEmails } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { emailKey } from '../../../../people/keys.rules.ts';
import { MailQueueService, type NewMail } from '../mail-queue.service.ts';
import { AMONG_ADDRESSES, AMONG_USERS, type Reader } from './news.queries.ts';

interface Letter {
  readonly template_name: z.infer<typeof NewsTemplateSchema>;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
}

/** The mails that staff write. They go to everybody who has not unsubscribed. */
@Injectable()
export class NewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
  ) {}

  async queueForAddresses(identity: Identity, { recipients, ...letter }: QueueEmails): Promise<number> {
    return this.queue(identity, letter, tx =>
      AMONG_ADDRESSES.rows(tx, [recipients, recipients.map(emailKey)]),
    );
  }

  /** For every user who receives news, or for the one with this address. */
  async queueForUsers(identity: Identity, letter: Letter, address: string | undefined): Promise<number> {
    return this.queue(identity, letter, tx =>
      AMONG_USERS.rows(tx, [address === undefined ? null : emailKey(address)]),
    );
  }

  private async queue(
    identity: Identity,
    letter: Letter,
    readersIn: (tx: SqlRunner) => Promise<Reader[]>,
  ): Promise<number> {
    demandText(letter);
    return this.dataSource.transaction(async tx => {
      const readers = await readersIn(tx);
      await this.mails.queueNews(
        tx,
        readers.map(reader => newMail(letter, reader)),
      );
      const detail = { template: letter.template_name, count: readers.length };
      await this.audit.record(identity, { action: 'mails-queued', detail });
      return readers.length;
    });
  }
}

function demandText({ template_name, text }: Letter): void {
  if (template_name !== 'news' || text?.trim()) return;
  const detail = [{ path: 'text', message: 'news need a text' }];
  throw new DomainError('request/invalid', 'The request does not match its schema.', { detail });
}

const newMail = ({ template_name, subject, text }: Letter, reader: Reader): NewMail => ({
  template: template_name,
  to: reader.email,
  userId: reader.user_id,
  language: reader.language,
  params: {
    ...(text ? { text: text.replaceAll('\0', '') } : {}),
    ...(reader.full_name ? { name: reader.full_name } : {}),
  },
  ...(subject ? { subject: subject.replaceAll(/\p{Cc}/gu, ' ') } : {}),
});
