import { DEFAULT_LANGUAGE, type EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';
import { MailQueueService, mailText } from '../mail/index.ts';
import { ORGANIZATION_NAME } from './organization-name.queries.ts';

/** Tells support that a school asks for an invoice. For a school that is gone there is nothing to do. */
@Injectable()
export class InvoiceRequestHandler {
  constructor(
    private readonly mails: MailQueueService,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  async write(
    { organization_id, plan_name, students }: EventData<'payment/invoice-requested'>,
    tx: SqlRunner,
  ): Promise<void> {
    const { SUPPORT_EMAIL: to } = this.settings;
    const organization = await ORGANIZATION_NAME.first(tx, [organization_id]);
    if (!to || !organization) return;
    const params = {
      organization: organization.name,
      plan: mailText(DEFAULT_LANGUAGE, `common.plans.${plan_name}`),
      students: String(students),
    };
    await this.mails.queue(tx, { template: 'invoice-requested', to, language: null, params });
  }
}
