import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { KeptMail } from '../rendering/mail-content.ts';

export interface WaitingMail extends KeptMail {
  readonly recipient: string;
  readonly attempts: number;
}

const COLUMNS = 'id, recipient, template, language, subject, params, is_news, attempts';
/** Longer than a server may take for a mail: after it whoever had the mail is dead. */
const LEASE = "interval '90 seconds'";
const IS_FREE = "status = 'waiting' and (leased_until is null or leased_until < now())";

const lease = (which: string): string => `
  with leased as (
    update account.emails set leased_until = now() + ${LEASE}
    where id = (select id from account.emails where ${IS_FREE} and ${which} for update skip locked)
    returning ${COLUMNS}
  ) select * from leased`;

const ONE = lease('id = $1');
const NEXT_NEWS = lease('is_news and attempts = 0 order by created_at limit 1');
const OLDEST = lease('id <> all($1::uuid[]) order by created_at limit 1');
const NEWS_WAIT =
  "select 1 from account.emails where status = 'waiting' and is_news and attempts = 0 limit 1";
const WAITS = "select 1 from account.emails where id = $1 and status = 'waiting'";

/**
 * Mails that wait, each at hand of one at a time: it is leased in a statement of its own, so that no transaction
 * stands while a server takes its time.
 */
@Injectable()
export class MailLeasesRepository {
  constructor(private readonly db: DataSource) {}

  /** The mail; null where it waits no more. @throws while somebody else has it at hand */
  async one(id: string): Promise<WaitingMail | null> {
    const mail = await this.first(ONE, [id]);
    if (!mail && (await this.db.query(WAITS, [id])).length > 0)
      throw new Error('the mail is at hand elsewhere');
    return mail;
  }

  /** The next of the news; null where none waits. @throws while the last are at hand elsewhere */
  async nextNews(): Promise<WaitingMail | null> {
    const mail = await this.first(NEXT_NEWS, []);
    if (!mail && (await this.db.query(NEWS_WAIT)).length > 0)
      throw new Error('the last news are at hand elsewhere');
    return mail;
  }

  /** The oldest that waits, but for these. */
  oldest(but: readonly string[]): Promise<WaitingMail | null> {
    return this.first(OLDEST, [but]);
  }

  private async first(sql: string, values: unknown[]): Promise<WaitingMail | null> {
    const rows: WaitingMail[] = await this.db.query(sql, values);
    return rows[0] ?? null;
  }
}
