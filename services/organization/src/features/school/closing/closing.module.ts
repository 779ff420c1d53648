import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { SchoolMemberEntity } from '../../../database/entities/school-member.entity.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { LeavingModule } from '../../students/leaving/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { CloseSchoolsJob } from './close-schools.job.ts';
import { ClosingController } from './closing.controller.ts';
import { ClosingService } from './closing.service.ts';
import { PlanClosingService } from './plan-closing.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    LeavingModule,
    MembersModule,
    TypeOrmModule.forFeature([ClassEntity, SchoolMemberEntity, OrganizationEntity, StudentEntity]),
  ],
  controllers: [ClosingController],
  providers: [CloseSchoolsJob, ClosingService, PlanClosingService],
})
export class ClosingModule {}
