import { Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAIL_JOBS, type MailJob, MAILS_AT_ONCE, NEWS_AT_ONCE, NEWS_JOBS } from '../mail-queue.service.ts';
import { retryDelay } from './delivery.rules.ts';
import { MailLeasesRepository, type WaitingMail } from './mail-leases.repository.ts';
import { MailSenderService } from './mail-sender.service.ts';

/**
 * Sends mails as their jobs arrive, several at a time. If a process dies while sending, the job is done
 * again once the lease is over: the mail is not lost, and one that was already sent is sent again with the same Message-ID.
 */
@Injectable()
export class MailSendingJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly db: DataSource,
    private readonly leases: MailLeasesRepository,
    private readonly sender: MailSenderService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.workOutside<MailJob>(MAIL_JOBS, MAILS_AT_ONCE, job => this.take(MAIL_JOBS, job));
    await this.jobs.workOutside<MailJob>(NEWS_JOBS, NEWS_AT_ONCE, job => this.take(NEWS_JOBS, job));
  }

  private async take(queue: string, { emailId }: MailJob): Promise<void> {
    const mail = emailId === null ? await this.leases.nextNews() : await this.leases.one(emailId);
    if (!mail) return;
    await this.send(queue, mail);
    if (emailId === null) await this.jobs.send(this.db, NEWS_JOBS, { emailId: null } satisfies MailJob);
  }

  private async send(queue: string, mail: WaitingMail): Promise<void> {
    if ((await this.sender.send(mail)) !== 'again') return;
    const startAfter = retryDelay(mail.attempts + 1);
    await this.jobs.send(this.db, queue, { emailId: mail.id } satisfies MailJob, { startAfter });
  }
}
