import { BILLING_NOTICES, SCHOOL_NOTICES } from '@burrow/contracts';
import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { hashRecipient } from './hash-recipient.ts';
import { INSERT } from './mail-queue.queries.ts';

/** Mails that follow from an action, and those that staff write. */
export const MAIL_TEMPLATES = [
  'confirm-email', 'already-registered', 'change-email', 'email-changed', 'reset-password', 'password-changed',
  'invitation', 'deletion-planned', 'account-erased', 'feedback', 'news', 'welcome-back', 'school-closing',
  'teacher-approved', 'teacher-refused', 'second-factor-reset', 'second-factor-support', 'students-unused',
  'invoice-requested', 'support-chargeback', 'support-refund', 'support-differences', 'cancel-link', 'withdraw-link', 'ask-grown-up', 'gift-code', 'class-set-code',
  ...BILLING_NOTICES, ...SCHOOL_NOTICES,
] as const; // prettier-ignore
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export const MAIL_JOBS = 'account-mail';
/** News have their own queue, so that nobody waits for a new password behind thousands of them. */
export const NEWS_JOBS = 'account-news';
/** How many are sent at the same time. */
export const MAILS_AT_ONCE = 4;
export const NEWS_AT_ONCE = 2;

/** One mail; or, without an id, the next news that wait. */
export interface MailJob {
  readonly emailId: string | null;
}

export interface NewMail {
  readonly template: MailTemplate;
  readonly to: string;
  readonly userId?: string | null;
  /** A language's English name; a template that lacks it is sent in English. */
  readonly language: string | null;
  /**
   * Values of the template's placeholders, all optional: `path` of one of our pages, with a token, for the button;
   * `name` of the person it greets; `email`, `organization`, `date` (ISO), `text` in paragraphs, `page`, `from`; `plan`, `money`,
   * `students` and `code`, as the reader writes them; `student` is a username, `number` that of a
   * purchase.
   */
  readonly params: Readonly<Record<string, string>>;
  readonly subject?: string;
  /** News go only to people who receive them, and can be unsubscribed from. */
  readonly isNews?: boolean;
}

const BATCH = 500;

/** Queues mails in the transaction of what they report: they are sent only if it commits. */
@Injectable()
export class MailQueueService {
  constructor(private readonly jobs: Jobs) {}

  /** Returns the mail's id. */
  async queue(tx: SqlRunner, mail: NewMail): Promise<string> {
    const [id] = await this.write(tx, [mail]);
    if (!id) throw new Error('the mail was not stored');
    await this.jobs.send(tx, MAIL_JOBS, { emailId: id } satisfies MailJob);
    return id;
  }

  /** Queues news, any number of them: each job sends one, and queues the next job. */
  async queueNews(tx: SqlRunner, mails: readonly NewMail[]): Promise<void> {
    for (let at = 0; at < mails.length; at += BATCH)
      await this.write(tx, mails.slice(at, at + BATCH).map(asNews));
    for (let at = 0; at < Math.min(mails.length, NEWS_AT_ONCE); at += 1)
      await this.jobs.send(tx, NEWS_JOBS, { emailId: null } satisfies MailJob);
  }

  private async write(tx: SqlRunner, mails: readonly NewMail[]): Promise<string[]> {
    const rows = mails.map(mail => ({
      ...mail,
      language: mail.language ?? 'English',
      hash: hashRecipient(mail.to).toString('hex'),
      isNews: mail.isNews ?? false,
    }));
    const written = await INSERT.rows(tx, [JSON.stringify(rows)]);
    return written.map(({ id }) => id);
  }
}

/** The queue of mails, for the service and for commands. */
export async function openMailQueue(jobs: Jobs): Promise<MailQueueService> {
  for (const queue of [MAIL_JOBS, NEWS_JOBS]) await jobs.open(queue);
  return new MailQueueService(jobs);
}

const asNews = (mail: NewMail): NewMail => ({ ...mail, isNews: true });
