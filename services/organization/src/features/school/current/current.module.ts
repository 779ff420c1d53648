import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { AgreementModule } from '../agreement/index.ts';
import { SchoolDomainsModule } from '../school-domains/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ChangeOrganizationService } from './change-organization.service.ts';
import { CurrentController } from './current.controller.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

@Module({
  imports: [AuditModule, OrganizationEventsModule, AgreementModule, SchoolDomainsModule, MembersModule],
  controllers: [CurrentController],
  providers: [ChangeOrganizationService, OrganizationsRepository],
})
export class CurrentModule {}
