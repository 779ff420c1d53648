import type { SqlRunner } from '@burrow/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';
import type { KeptMail } from '../rendering/mail-content.ts';
import { renderMail } from '../rendering/render-mail.ts';
import { mayTryAgain, type Refusal } from './delivery.rules.ts';
import { MailCarrier } from './mail-carrier.ts';

export interface WaitingMail extends KeptMail {
  readonly recipient: string;
  readonly attempts: number;
}

/** `again`: it still waits, after one attempt more. */
export type Delivery = 'sent' | 'again' | 'failed' | 'unsubscribed';

export const WAITING_COLUMNS = 'id, recipient, template, language, subject, params, is_news, attempts';

const TAKES_NO_NEWS = `
  select 1 from account.emails m where id = $1 and (
    exists (select 1 from account.unsubscribed u where u.recipient_hash = m.recipient_hash)
    or exists (select 1 from account.users u where u.id = m.user_id and not u.receives_news))`;

/**
 * Params go with the attempt that ends it: they hold what the mail's links are good for. Of the last mail to
 * somebody who was erased the address goes as well.
 */
const END = `
  update account.emails set status = $2, attempts = attempts + 1, params = '{}', outbox = $3,
    sent_at = case when $2 = 'sent' then now() end,
    recipient = case when template = 'account-erased' then '' else recipient end,
    recipient_hash = case when template = 'account-erased' then null else recipient_hash end
  where id = $1`;

/** Sends one mail, and notes what became of it in the transaction that has locked its row. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Mail');

  constructor(
    @Inject(MailCarrier) private readonly carrier: MailCarrier,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  async send(tx: SqlRunner, mail: WaitingMail): Promise<Delivery> {
    if (mail.is_news && (await tx.query(TAKES_NO_NEWS, [mail.id])).length > 0) {
      await tx.query(END, [mail.id, 'unsubscribed', null]);
      return 'unsubscribed';
    }
    const rendered = renderMail(mail, this.settings.PUBLIC_URL);
    const { id, recipient: to, params } = mail;
    try {
      await this.carrier.carry({ ...rendered, id, to, replyTo: params['replyTo'] });
    } catch (error) {
      return this.noteRefusal(tx, mail, error as Refusal);
    }
    const { subject, text, html } = rendered;
    const outbox = this.carrier.isThere ? null : JSON.stringify({ subject, text, html });
    await tx.query(END, [mail.id, 'sent', outbox]);
    return 'sent';
  }

  private async noteRefusal(tx: SqlRunner, mail: WaitingMail, refusal: Refusal): Promise<Delivery> {
    const { code, responseCode } = refusal;
    this.logger.warn({ mail: mail.id, reason: code, status: responseCode }, 'a mail was not taken');
    if (!mayTryAgain(refusal, mail.attempts + 1)) {
      await tx.query(END, [mail.id, 'failed', null]);
      return 'failed';
    }
    await tx.query('update account.emails set attempts = attempts + 1 where id = $1', [mail.id]);
    return 'again';
  }
}
