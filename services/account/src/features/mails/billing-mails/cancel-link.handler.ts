import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { mailLanguage, MailQueueService, mailText } from '../mail/index.ts';
import { BUYERS } from './buyers.queries.ts';

/** Mails the link that cancels a plan, or withdraws from a contract, to who asked for it. Somebody whose account is gone is not written to. */
@Injectable()
export class CancelLinkHandler {
  constructor(private readonly mails: MailQueueService) {}

  async write(
    { user_id, plan_name, token, what }: EventData<'payment/cancel-link-made'>,
    tx: SqlRunner,
  ): Promise<void> {
    const buyer = await BUYERS.first(tx, ['user', user_id]);
    if (!buyer) return;
    const { id: userId, email: to, fullName: name, language } = buyer;
    const plan = mailText(mailLanguage(language ?? 'English').code, `common.plans.${plan_name}`);
    // In the fragment, which is in no log on the way.
    const params = { name, plan, path: `/purchase/${what}#${token}` };
    await this.mails.queue(tx, { template: `${what}-link` as const, to, userId, language, params });
  }
}
