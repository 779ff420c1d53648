import { countOf } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountSettings } from '../../../../config/env.ts';
import { InjectSettings } from '../../../../config/settings.module.ts';
import { renderMail } from '../rendering/render-mail.ts';
import { isRefusedForGood, isTooLate, type Refusal } from './delivery.rules.ts';
import { MailClient } from './mail.client.ts';
import type { WaitingMail } from './mail-leases.repository.ts';
import { END, TAKES_NO_NEWS, WAIT } from './mail-sender.queries.ts';

/** `again`: it still waits, with one more attempt made. */
export type Delivery = 'sent' | 'again' | 'failed' | 'unsubscribed';

const countMail = countOf('mails_total', 'Tries to send a mail, by what became of it.', 'outcome', [
  'sent',
  'again',
  'failed',
  'unsubscribed',
]);

/** Sends one mail that its caller has leased, and records the outcome. */
@Injectable()
export class MailSenderService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly carrier: MailClient,
    private readonly db: DataSource,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  async send(mail: WaitingMail): Promise<Delivery> {
    const delivery = await this.deliver(mail);
    countMail(delivery);
    return delivery;
  }

  private async deliver(mail: WaitingMail): Promise<Delivery> {
    if (mail.is_news && (await TAKES_NO_NEWS.exists(this.db, [mail.id])))
      return this.end(mail, 'unsubscribed');
    if (isTooLate(mail, new Date())) return this.giveUp(mail);
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
    await END.run(this.db, [id, delivery, outbox, isRefused]);
    return delivery;
  }

  private giveUp(mail: WaitingMail): Promise<Delivery> {
    this.logger.warn(
      { mail: mail.id, template: mail.template, attempts: mail.attempts },
      'a mail was given up',
    );
    return this.end(mail, 'failed');
  }

  private async noteRefusal(mail: WaitingMail, refusal: Refusal): Promise<Delivery> {
    const { code, responseCode } = refusal;
    this.logger.warn({ mail: mail.id, reason: code, status: responseCode }, 'a mail was not accepted');
    if (isRefusedForGood(refusal)) return this.end(mail, 'failed', null, true);
    await WAIT.run(this.db, [mail.id]);
    return 'again';
  }
}
