import { formatMoney } from '@burrow/billing';
import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { mailLanguage, MailQueueService, mailText } from '../mail/index.ts';
import { BUYERS } from './buyers.queries.ts';

/** Writes to buyers what happened to what they bought. Somebody whose account is gone is not written to. */
@Injectable()
export class BillingNoticeHandler {
  constructor(private readonly mails: MailQueueService) {}

  async write({ owner, notice, ...rest }: EventData<'payment/notice'>, tx: SqlRunner): Promise<void> {
    const buyers = await BUYERS.rows(tx, [owner.kind, owner.id]);
    for (const { id: userId, email: to, fullName: name, language } of buyers) {
      const { code } = mailLanguage(language ?? 'English');
      const params = {
        name,
        plan: mailText(code, `common.plans.${rest.plan_name}`),
        money: formatMoney(rest.money, code),
        ...(rest.date && { date: rest.date }),
        ...(rest.number && { number: rest.number }),
      };
      await this.mails.queue(tx, { template: notice, to, userId, language, params });
    }
  }
}
