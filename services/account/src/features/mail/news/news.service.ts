import type { NewsTemplateSchema, QueueEmails } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { emailKey } from '../../../people/keys.rules.ts';
import { MailQueueService, type NewMail } from '../mail-queue.service.ts';

interface Letter {
  readonly template_name: z.infer<typeof NewsTemplateSchema>;
  readonly subject?: string | undefined;
  readonly text?: string | undefined;
}

interface Reader {
  readonly user_id: string | null;
  readonly email: string;
  readonly full_name: string | null;
  readonly language: string | null;
}

const READER = 'u.id as user_id, u.full_name, u.language';
const NOT_UNSUBSCRIBED = (key: string) => `
  not exists (select 1 from account.unsubscribed x where x.recipient_hash = sha256(convert_to(${key}, 'UTF8')))`;

/** Addresses, of users or not; without those who take no news. */
const AMONG_ADDRESSES = `
  select distinct on (r.key) r.email, ${READER}
  from unnest($1::text[], $2::text[]) as r (email, key) left join account.users u on u.email_key = r.key
  where coalesce(u.receives_news, true) and ${NOT_UNSUBSCRIBED('r.key')}`;

const AMONG_USERS = `
  select u.email, ${READER} from account.users u
  where u.receives_news and u.email_verified_at is not null and u.deletion_at is null
    and ($1::text is null or u.email_key = $1) and ${NOT_UNSUBSCRIBED('u.email_key')}
  order by u.created_at`;

/** The mails that staff write. They go to whoever has not said that they want none. */
@Injectable()
export class NewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
  ) {}

  async queueForAddresses(identity: Identity, { recipients, ...letter }: QueueEmails): Promise<number> {
    return this.queue(identity, letter, tx =>
      tx.query(AMONG_ADDRESSES, [recipients, recipients.map(emailKey)]),
    );
  }

  /** For every user who takes news, or for the one with this address. */
  async queueForUsers(identity: Identity, letter: Letter, address: string | undefined): Promise<number> {
    return this.queue(identity, letter, tx =>
      tx.query(AMONG_USERS, [address === undefined ? null : emailKey(address)]),
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
      await this.mails.queueNews(tx, readers.map(reader => newMail(letter, reader))); // prettier-ignore
      const detail = { template: letter.template_name, count: readers.length };
      await this.audit.record(tx, identity, { action: 'mails-queued', detail });
      return readers.length;
    });
  }
}

function demandText({ template_name, text }: Letter): void {
  if (template_name !== 'news' || text?.trim()) return;
  const detail = [{ path: 'text', message: 'news need a text' }];
  throw new DomainError('request/invalid', 'The request does not fit its schema.', { detail });
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
