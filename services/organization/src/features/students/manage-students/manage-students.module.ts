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
import { ChangeStudentsService } from './change-students.service.ts';
import { OneStudentController } from './one-student.controller.ts';
import { StudentAccessService } from './student-access.service.ts';
import { RemoveStudentsService } from './remove-students.service.ts';
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
  controllers: [OneStudentController, StudentsController],
  providers: [
    ChangeStudentsService,
    StudentAccessService,
    RemoveStudentsService,
    StudentListRepository,
    TransferStudentsService,
  ],
  exports: [ChangeStudentsService, RemoveStudentsService, StudentListRepository, TransferStudentsService],
})
export class ManageStudentsModule {}
