import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { KeptMail } from '../rendering/mail-content.ts';
import { NEWS_WAIT, NEXT_NEWS, OLDEST, ONE, WAITS } from './mail-leases.queries.ts';

export interface WaitingMail extends KeptMail {
  readonly recipient: string;
  readonly attempts: number;
  readonly created_at: Date;
}

/**
 * Mails that wait to be sent. Each is leased to one process at a time, in a separate statement, so that no transaction
 * is open while a server takes its time.
 */
@Injectable()
export class MailLeasesRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns the mail; null if it no longer waits. @throws while another process has leased it */
  async one(id: string): Promise<WaitingMail | null> {
    const mail = await this.first(ONE, [id]);
    if (!mail && (await this.db.query(WAITS, [id])).length > 0)
      throw new Error('the mail is leased elsewhere');
    return mail;
  }

  /** Returns the next news; null if none wait. @throws while the last ones are leased elsewhere */
  async nextNews(): Promise<WaitingMail | null> {
    const mail = await this.first(NEXT_NEWS, []);
    if (!mail && (await this.db.query(NEWS_WAIT)).length > 0)
      throw new Error('the last news are leased elsewhere');
    return mail;
  }

  /** Returns the oldest mail that waits, except these. */
  oldest(but: readonly string[]): Promise<WaitingMail | null> {
    return this.first(OLDEST, [but]);
  }

  private async first(sql: string, values: unknown[]): Promise<WaitingMail | null> {
    const rows: WaitingMail[] = await this.db.query(sql, values);
    return rows[0] ?? null;
  }
}
