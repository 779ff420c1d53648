import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { TOLD_OF_SCHOOL } from './adults.queries.ts';

/** Writes to adults of a school what happened there, and to staff what they are to look at. */
@Injectable()
export class SchoolNoticesHandler {
  constructor(
    private readonly mails: MailQueueService,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  async write(data: EventData<'organization/notice'>, tx: SqlRunner): Promise<void> {
    const { notice: template, organization_id: id, organization_name: organization, date, from } = data;
    const params = {
      organization,
      ...(date !== null && { date }),
      ...(from !== null && { first_day: from }),
    };
    const told = await TOLD_OF_SCHOOL.rows(tx, [data.to]);
    for (const { id: userId, email: to, full_name: name, language } of told)
      await this.mails.queue(tx, { template, to, userId, language, params: { ...params, name } });
    const { SUPPORT_EMAIL: support } = this.settings;
    if (!data.staff || !support) return;
    const ours = { ...params, path: `/staff/schools/${id}` };
    await this.mails.queue(tx, { template, to: support, language: null, params: ours });
  }
}
