import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { KeptMail } from '../rendering/mail-content.ts';
import { NEWS_WAIT, NEXT_NEWS, OLDEST, ONE, WAITS } from './mail-leases.queries.ts';

export interface WaitingMail extends KeptMail {
  readonly recipient: string;
  readonly attempts: number;
}

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
