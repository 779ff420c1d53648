import type { AnnounceClosing } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { CurrentPasswordService } from '../../../passwords/current-password.service.ts';
import { ADMINISTRATORS } from '../../../people/administrators.queries.ts';
import { MailQueueService } from '../../mails/mail/index.ts';

/** The administrators of an organisation hear that one of them closes it. */
@Injectable()
export class ClosingsService {
  constructor(
    private readonly currentPassword: CurrentPasswordService,
    private readonly mails: MailQueueService,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /**
   * Nobody closes it in another's name.
   * @throws DomainError auth/forbidden, organization/unknown if account has not heard of it, perhaps only not yet, auth/wrong-password, auth/too-many-attempts
   */
  async announce({ organization_id: organizationId, by, ...rest }: AnnounceClosing): Promise<void> {
    const found = await this.userRows.findOneBy({ id: by.user, organizationId });
    if (by.impersonator !== null)
      throw new DomainError('auth/forbidden', 'An administrator closes the organisation in person.');
    if (!found)
      throw new DomainError('organization/unknown', 'Nobody of this organisation is known by this id.');
    await this.currentPassword.demand(by.user, found.passwordHash, rest.current_password);
    await this.db.transaction(async tx => {
      const { name } = await this.organizationRows.findOneByOrFail({ id: organizationId });
      const admins = await ADMINISTRATORS.rows(tx, [organizationId]);
      for (const { id: userId, email: to, full_name, language } of admins) {
        const params = { name: full_name, organization: name, date: rest.closes_at };
        await this.mails.queue(tx, { template: 'school-closing', to, userId, language, params });
      }
    });
  }
}
