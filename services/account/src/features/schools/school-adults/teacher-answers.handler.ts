import type { EventData } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { MailQueueService } from '../../mails/mail/index.ts';
import { TOLD } from './adults.queries.ts';

/** Tells somebody by mail whether a school has let them in. */
@Injectable()
export class TeacherAnswersHandler {
  constructor(private readonly mails: MailQueueService) {}

  async tell(data: EventData<'organization/teacher-answered'>, tx: SqlRunner): Promise<void> {
    const { user_id: userId, organization_name: organization, let_in: isIn } = data;
    const told = await TOLD.first(tx, [userId]);
    if (!told) return;
    const { email: to, full_name: name, language } = told;
    const template = isIn ? 'teacher-approved' : 'teacher-refused';
    await this.mails.queue(tx, { template, to, userId, language, params: { name, organization } });
  }
}
