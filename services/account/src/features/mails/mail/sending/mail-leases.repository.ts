import type { RowOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NEWS_WAIT, NEXT_NEWS, OLDEST, ONE, WAITS } from './mail-leases.queries.ts';

/** A mail that one process has leased, to send it. */
export type WaitingMail = RowOf<typeof ONE>;

/**
 * Mails that wait to be sent. Each is leased to one process at a time, in a separate statement, so that no transaction
 * is open while a server takes its time.
 */
@Injectable()
export class MailLeasesRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns the mail; null if it no longer waits. @throws while another process has leased it */
  async one(id: string): Promise<WaitingMail | null> {
    const mail = (await ONE.first(this.db, [id])) ?? null;
    if (!mail && (await WAITS.exists(this.db, [id]))) throw new Error('the mail is leased elsewhere');
    return mail;
  }

  /** Returns the next news; null if none wait. @throws while the last ones are leased elsewhere */
  async nextNews(): Promise<WaitingMail | null> {
    const mail = (await NEXT_NEWS.first(this.db)) ?? null;
    if (!mail && (await NEWS_WAIT.exists(this.db))) throw new Error('the last news are leased elsewhere');
    return mail;
  }

  /** Returns the oldest mail that waits, except these. */
  async oldest(but: readonly string[]): Promise<WaitingMail | null> {
    return (await OLDEST.first(this.db, [but])) ?? null;
  }
}
