import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MAIL_JOBS, type MailJob } from '../mail-queue.ts';
import { retryDelay } from './delivery.rules.ts';
import { MailSender, WAITING_COLUMNS, type WaitingMail } from './mail-sender.ts';

const ONE = `select ${WAITING_COLUMNS} from account.emails where id = $1 and status = 'waiting' for update`;
const NEXT_NEWS = `
  select ${WAITING_COLUMNS} from account.emails where status = 'waiting' and is_news and attempts = 0
  order by created_at limit 1 for update skip locked`;

/**
 * Sends mails as their jobs come. That a mail was sent is noted in the transaction that ends its job: a process
 * that dies before sends it again, with the same Message-ID, and one that dies before handing it in does not lose it.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(MailSender) private readonly sender: MailSender,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<MailJob>(MAIL_JOBS, ({ emailId }, tx) =>
      emailId === null ? this.sendNextNews(tx) : this.sendOne(tx, emailId),
    );
  }

  private async sendOne(tx: SqlRunner, id: string): Promise<void> {
    const rows: WaitingMail[] = await tx.query(ONE, [id]);
    if (rows[0]) await this.send(tx, rows[0]);
  }

  private async sendNextNews(tx: SqlRunner): Promise<void> {
    const rows: WaitingMail[] = await tx.query(NEXT_NEWS);
    if (!rows[0]) return;
    await this.send(tx, rows[0]);
    await this.jobs.send(tx, MAIL_JOBS, { emailId: null } satisfies MailJob);
  }

  private async send(tx: SqlRunner, mail: WaitingMail): Promise<void> {
    if ((await this.sender.send(tx, mail)) !== 'again') return;
    const startAfter = retryDelay(mail.attempts + 1);
    await this.jobs.send(tx, MAIL_JOBS, { emailId: mail.id } satisfies MailJob, { startAfter });
  }
}
