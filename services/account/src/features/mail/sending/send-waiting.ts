import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Delivery, MailSender, WAITING_COLUMNS, type WaitingMail } from './mail-sender.ts';

const OLDEST = `
  select ${WAITING_COLUMNS} from account.emails where status = 'waiting' and id <> all($1::uuid[])
  order by created_at limit 1 for update skip locked`;

/** Sends mails that wait, the oldest first, each once; those that the worker has at hand are left to it. */
@Injectable()
export class SendWaiting {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(MailSender) private readonly sender: MailSender,
  ) {}

  async send(rows: number): Promise<{ sent: number; failed: number }> {
    const count = { sent: 0, failed: 0 };
    const tried: string[] = [];
    while (tried.length < rows) {
      const outcome = await this.sendOldest(tried);
      if (outcome === null) break;
      if (outcome === 'sent') count.sent += 1;
      else if (outcome !== 'unsubscribed') count.failed += 1;
    }
    return count;
  }

  /** Null when nothing waits that has not been tried. */
  private async sendOldest(tried: string[]): Promise<Delivery | null> {
    return this.dataSource.transaction(async tx => {
      const waiting: WaitingMail[] = await tx.query(OLDEST, [tried]);
      if (!waiting[0]) return null;
      tried.push(waiting[0].id);
      return this.sender.send(tx, waiting[0]);
    });
  }
}
