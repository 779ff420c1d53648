import { formatMoney } from '@burrow/billing';
import { DEFAULT_LANGUAGE, type EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';
import { MailQueueService, mailText } from '../mail/index.ts';

/** Tells support what it is to look at; whose it is stands on the page of purchases only. */
@Injectable()
export class SupportNoticeHandler {
  constructor(
    private readonly mails: MailQueueService,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  async write(data: EventData<'payment/support-notice'>, tx: SqlRunner): Promise<void> {
    const { about, count, purchase_id: number, plan_name, money } = data;
    const { SUPPORT_EMAIL: to } = this.settings;
    if (!to) return;
    const params = {
      count: String(count),
      ...(number !== null && { number }),
      ...(plan_name !== null && { plan: mailText(DEFAULT_LANGUAGE, `common.plans.${plan_name}`) }),
      ...(money !== null && { money: formatMoney(money, DEFAULT_LANGUAGE) }),
    };
    await this.mails.queue(tx, { template: `support-${about}`, to, language: null, params });
  }
}
