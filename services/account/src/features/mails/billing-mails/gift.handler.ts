import { formatMoney } from '@burrow/billing';
import { type EventData, isClassSet } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { mailLanguage, MailQueueService, mailText } from '../mail/index.ts';

/** Writes its code to who bought a gift. They have no account: it goes to the address that they gave. */
@Injectable()
export class GiftHandler {
  constructor(private readonly mails: MailQueueService) {}

  async write(gift: EventData<'payment/gift-paid'>, tx: SqlRunner): Promise<void> {
    const { gift_id, email: to, language, code, seats, paid_at: date } = gift;
    const { code: words } = mailLanguage(language);
    const params = {
      path: `/purchase/gift/${gift_id}`,
      code,
      plan: mailText(words, `common.plans.${gift.plan_name}`),
      students: String(seats),
      money: formatMoney(gift.money, words),
      date,
      text: mailText(words, 'common.gift.withdrawal'),
    };
    const template = isClassSet(seats) ? 'class-set-code' : 'gift-code';
    await this.mails.queue(tx, { template, to, language, params });
  }
}
