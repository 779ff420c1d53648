import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { AdministratorsService } from './administrators.service.ts';
import { OrphanedSchoolsJob } from './orphaned-schools.job.ts';
import { SuccessionService } from './succession.service.ts';
import { SuccessorsController } from './successors.controller.ts';
import { SuccessorsService } from './successors.service.ts';

@Module({
  imports: [
    AuditModule,
    OrganizationEventsModule,
    MembersModule,
    TypeOrmModule.forFeature([SchoolMemberEntity, OrganizationEntity]),
  ],
  controllers: [SuccessorsController],
  providers: [AdministratorsService, OrphanedSchoolsJob, SuccessionService, SuccessorsService],
  exports: [AdministratorsService, SuccessionService, SuccessorsService],
})
export class SuccessionModule {}
