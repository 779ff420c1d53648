import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { ADMINISTRATORS } from '../../../people/administrators.queries.ts';
import { MailQueueService } from '../../mails/mail/index.ts';

/** Tells the administrators of an organisation by mail that students are about to leave. */
@Injectable()
export class AnnounceUnusedStudentsService {
  constructor(
    private readonly mails: MailQueueService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  async announce(organizationId: string, leavesAt: string): Promise<void> {
    await this.db.transaction(async tx => {
      const found = await this.organizationRows.findOneBy({ id: organizationId });
      const admins = await ADMINISTRATORS.rows(tx, [organizationId]);
      for (const { id: userId, email: to, full_name, language } of admins) {
        const params = { name: full_name, organization: found?.name ?? '', date: leavesAt };
        await this.mails.queue(tx, { template: 'students-unused', to, userId, language, params });
      }
    });
  }
}
