import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { AgreementModule } from '../agreement/index.ts';
import { SchoolDomainsModule } from '../school-domains/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ChangeOrganizationService } from './change-organization.service.ts';
import { CurrentController } from './current.controller.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

@Module({
  imports: [
    AuditModule,
    OrganizationEventsModule,
    AgreementModule,
    SchoolDomainsModule,
    MembersModule,
    TypeOrmModule.forFeature([OrganizationEntity, StudentEntity]),
  ],
  controllers: [CurrentController],
  providers: [ChangeOrganizationService, OrganizationsRepository],
})
export class CurrentModule {}
