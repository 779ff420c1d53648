import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';
import { renderMail } from '../rendering/render-mail.ts';
import { isRefusedForGood, mayTryAgain, type Refusal } from './delivery.rules.ts';
import { MailClient } from './mail.client.ts';
import type { WaitingMail } from './mail-leases.repository.ts';

/** `again`: it still waits, after one attempt more. */
export type Delivery = 'sent' | 'again' | 'failed' | 'unsubscribed';

const TAKES_NO_NEWS = `
  select 1 from account.emails m where id = $1 and (
    exists (select 1 from account.unsubscribed u where u.recipient_hash = m.recipient_hash)
    or exists (select 1 from account.users u where u.id = m.user_id and not u.receives_news))`;

/**
 * Params go with the attempt that ends it: they hold what the mail's links are good for. Of the last mail to
 * somebody who was erased the address goes as well.
 */
const END = `
  update account.emails set status = $2, attempts = attempts + 1, params = '{}', outbox = $3, leased_until = null,
    sent_at = case when $2 = 'sent' then now() end, refused_at = case when $4 then now() end,
    recipient = case when template = 'account-erased' then '' else recipient end,
    recipient_hash = case when template = 'account-erased' then null else recipient_hash end
  where id = $1`;

const WAIT = 'update account.emails set attempts = attempts + 1, leased_until = null where id = $1';

/** Sends one mail that its caller has leased, and notes what became of it. */
@Injectable()
export class MailSenderService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly carrier: MailClient,
    private readonly db: DataSource,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  async send(mail: WaitingMail): Promise<Delivery> {
    if (mail.is_news && (await this.db.query(TAKES_NO_NEWS, [mail.id])).length > 0)
      return this.end(mail, 'unsubscribed');
    const rendered = renderMail(mail, this.settings.PUBLIC_URL);
    const { id, recipient: to, params } = mail;
    try {
      await this.carrier.carry({ ...rendered, id, to, replyTo: params['replyTo'] });
    } catch (error) {
      return this.noteRefusal(mail, error as Refusal);
    }
    const { subject, text, html } = rendered;
    return this.end(mail, 'sent', this.carrier.isThere ? null : JSON.stringify({ subject, text, html }));
  }

  private async end<D extends Delivery>(
    { id }: WaitingMail,
    delivery: D,
    outbox: string | null = null,
    isRefused = false,
  ): Promise<D> {
    await this.db.query(END, [id, delivery, outbox, isRefused]);
    return delivery;
  }

  private async noteRefusal(mail: WaitingMail, refusal: Refusal): Promise<Delivery> {
    const { code, responseCode } = refusal;
    this.logger.warn({ mail: mail.id, reason: code, status: responseCode }, 'a mail was not taken');
    if (!mayTryAgain(refusal, mail.attempts + 1))
      return this.end(mail, 'failed', null, isRefusedForGood(refusal));
    await this.db.query(WAIT, [mail.id]);
    return 'again';
  }
}
