import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { EmailEntity } from '../../../../database/entities/email.entity.ts';

/** When mails were opened, which is recorded only for news. */
@Injectable()
export class OpenedMailsRepository {
  constructor(@InjectRepository(EmailEntity) private readonly emailRows: Repository<EmailEntity>) {}

  /** Only the first time counts. */
  async record(emailId: string): Promise<void> {
    const unopened = { id: emailId, isNews: true, openedAt: IsNull() };
    await this.emailRows.update(unopened, { openedAt: () => 'now()' });
  }
}
