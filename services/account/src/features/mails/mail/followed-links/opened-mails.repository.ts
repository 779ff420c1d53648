import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { EmailEntity } from '../../../../database/entities/email.entity.ts';

/** When mails were opened, which is recorded only for news. */
@Injectable()
export class OpenedMailsRepository {
  constructor(private readonly db: DataSource) {}

  /** Only the first time counts. */
  async record(emailId: string): Promise<void> {
    const unopened = { id: emailId, isNews: true, openedAt: IsNull() };
    await this.db.getRepository(EmailEntity).update(unopened, { openedAt: () => 'now()' });
  }
}
