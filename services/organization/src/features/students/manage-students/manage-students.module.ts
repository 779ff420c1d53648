import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { ClassEntity } from '../../../database/entities/class.entity.ts';
import { AccountCallsModule } from '../../../account/account-calls.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { OrganizationEventsModule } from '../../../events/organization-events.module.ts';
import { CopiesModule } from '../copies/index.ts';
import { MembersModule } from '../../../members/members.module.ts';
import { ChangePupilsService } from './change-pupils.service.ts';
import { OnePupilController } from './one-pupil.controller.ts';
import { PupilAccessService } from './pupil-access.service.ts';
import { RemovePupilsService } from './remove-pupils.service.ts';
import { StudentListRepository } from './student-list.repository.ts';
import { StudentsController } from './students.controller.ts';
import { TransferStudentsService } from './transfer-students.service.ts';

@Module({
  imports: [
    AccountCallsModule,
    AuditModule,
    OrganizationEventsModule,
    CopiesModule,
    MembersModule,
    TypeOrmModule.forFeature([ClassEntity, OrganizationEntity, StudentEntity]),
  ],
  controllers: [OnePupilController, StudentsController],
  providers: [
    ChangePupilsService,
    PupilAccessService,
    RemovePupilsService,
    StudentListRepository,
    TransferStudentsService,
  ],
  exports: [ChangePupilsService, RemovePupilsService, StudentListRepository, TransferStudentsService],
})
export class ManageStudentsModule {}
