import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Inject, Injectable } from '@nestjs/common';

/** Mails that something causes, and those that staff write. */
export const MAIL_TEMPLATES = [
  'confirm-email', 'already-registered', 'change-email', 'email-changed', 'reset-password', 'password-changed',
  'invitation', 'deletion-planned', 'account-erased', 'feedback', 'news', 'welcome-back',
] as const; // prettier-ignore
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export const MAIL_JOBS = 'account-mail';

export interface NewMail {
  readonly template: MailTemplate;
  readonly to: string;
  readonly userId?: string | null;
  /** A language's English name; a template that lacks it is sent in English. */
  readonly language: string | null;
  /** What the template's text names: `path` of a page of ours with a token, `name`, `text`. */
  readonly params: Readonly<Record<string, string>>;
  readonly subject?: string;
  /** News go only to those who take them, and can be unsubscribed from. */
  readonly isNews?: boolean;
}

/** Queues mails in the transaction of what they tell of: sent if and only if it commits. */
@Injectable()
export class MailQueue {
  constructor(@Inject(Jobs) private readonly jobs: Jobs) {}

  /** Gives the mail's id. */
  async queue(tx: SqlRunner, mail: NewMail): Promise<string> {
    const rows: { id: string }[] = await tx.query(
      `insert into account.emails (user_id, recipient, template, language, subject, params, is_news)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [mail.userId ?? null, mail.to, mail.template, mail.language ?? 'English', mail.subject ?? null, JSON.stringify(mail.params), mail.isNews ?? false],
    ); // prettier-ignore
    const id = rows[0]?.id;
    if (!id) throw new Error('the mail was not kept');
    await this.jobs.send(tx, MAIL_JOBS, { emailId: id });
    return id;
  }
}
