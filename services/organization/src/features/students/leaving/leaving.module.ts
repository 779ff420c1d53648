import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { ManageStudentsModule } from '../manage-students/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { DueErasuresJob } from './due-erasures.job.ts';
import { ErasePupilsService } from './erase-pupils.service.ts';
import { FormerPupilsController } from './former-pupils.controller.ts';
import { FormerPupilsRepository } from './former-pupils.repository.ts';
import { HandOverController } from './hand-over.controller.ts';
import { ReturnPupilsService } from './return-pupils.service.ts';
import { OfferPupilService } from './offer-pupil.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    ManageStudentsModule,
    MembersModule,
    TypeOrmModule.forFeature([StudentEntity]),
  ],
  controllers: [FormerPupilsController, HandOverController],
  providers: [
    DueErasuresJob,
    ErasePupilsService,
    FormerPupilsRepository,
    OfferPupilService,
    ReturnPupilsService,
  ],
  exports: [ErasePupilsService, ReturnPupilsService],
})
export class LeavingModule {}
