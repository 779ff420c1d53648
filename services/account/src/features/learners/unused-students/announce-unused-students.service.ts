import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { MailQueueService } from '../../mails/mail/index.ts';

const ADMIN = 2;

/** Tells the administrators of an organisation by mail that students are about to leave. */
@Injectable()
export class AnnounceUnusedStudentsService {
  constructor(
    private readonly mails: MailQueueService,
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  async announce(organizationId: string, leavesAt: string): Promise<void> {
    await this.db.transaction(async tx => {
      const found = await this.organizationRows.findOneBy({ id: organizationId });
      const admins = await this.userRows.findBy({ organizationId, userType: ADMIN });
      for (const { id: userId, email: to, fullName, language } of admins) {
        const params = { name: fullName, organization: found?.name ?? '', date: leavesAt };
        await this.mails.queue(tx, { template: 'students-unused', to, userId, language, params });
      }
    });
  }
}
