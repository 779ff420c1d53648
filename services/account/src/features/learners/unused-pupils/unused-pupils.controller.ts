import { type FoundUnusedPupils, SERVICE_CALLS } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { UNUSED } from './unused-pupils.queries.ts';

const ADMIN = 2;

/** Calls of the organisation service about students whose accounts nobody uses. */
@Controller()
export class UnusedPupilsController {
  constructor(
    private readonly mails: MailQueueService,
    private readonly db: DataSource,
  ) {}

  @ServiceRoute(SERVICE_CALLS.findUnusedPupils)
  async find({
    body: { organization_id, before, after_id },
  }: ServiceRequest<'findUnusedPupils'>): Promise<FoundUnusedPupils> {
    return { students: await this.db.query(UNUSED, [organization_id, before, after_id]) };
  }

  @ServiceRoute(SERVICE_CALLS.announceUnusedPupils)
  async announce({
    body: { organization_id, leaves_at },
  }: ServiceRequest<'announceUnusedPupils'>): Promise<{ done: true }> {
    await this.db.transaction(async tx => {
      const found = await tx.findOneBy(OrganizationEntity, { id: organization_id });
      const admins = await tx.findBy(UserEntity, { organizationId: organization_id, userType: ADMIN });
      for (const { id: userId, email: to, fullName, language } of admins) {
        const params = { name: fullName, organization: found?.name ?? '', date: leaves_at };
        await this.mails.queue(tx, { template: 'students-unused', to, userId, language, params });
      }
    });
    return { done: true };
  }
}
