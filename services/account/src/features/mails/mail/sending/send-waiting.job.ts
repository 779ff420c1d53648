import { Injectable } from '@nestjs/common';
import { MailLeasesRepository } from './mail-leases.repository.ts';
import { MailSenderService } from './mail-sender.service.ts';

/** Sends mails that wait, the oldest first, each once; those that the worker has leased are left to it. */
@Injectable()
export class SendWaitingJob {
  constructor(
    private readonly leases: MailLeasesRepository,
    private readonly sender: MailSenderService,
  ) {}

  async send(rows: number): Promise<{ sent: number; failed: number }> {
    const count = { sent: 0, failed: 0 };
    const tried: string[] = [];
    while (tried.length < rows) {
      const mail = await this.leases.oldest(tried);
      if (!mail) break;
      tried.push(mail.id);
      const outcome = await this.sender.send(mail);
      if (outcome === 'sent') count.sent += 1;
      else if (outcome !== 'unsubscribed') count.failed += 1;
    }
    return count;
  }
}
