import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { ManageStudentsModule } from '../manage-students/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { DueErasuresJob } from './due-erasures.job.ts';
import { EraseStudentsService } from './erase-students.service.ts';
import { FormerStudentsController } from './former-students.controller.ts';
import { FormerStudentsRepository } from './former-students.repository.ts';
import { HandOverController } from './hand-over.controller.ts';
import { ReturnStudentsService } from './return-students.service.ts';
import { OfferStudentService } from './offer-student.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    ManageStudentsModule,
    MembersModule,
    TypeOrmModule.forFeature([StudentEntity]),
  ],
  controllers: [FormerStudentsController, HandOverController],
  providers: [
    DueErasuresJob,
    EraseStudentsService,
    FormerStudentsRepository,
    OfferStudentService,
    ReturnStudentsService,
  ],
  exports: [EraseStudentsService, ReturnStudentsService],
})
export class LeavingModule {}
