import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { StudentsModule } from '../students/index.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { ChangeStudentController } from './change-student.controller.ts';
import { ChangeStudentService } from './change-student.service.ts';

@Module({
  imports: [AuditModule, StudentsModule, PeopleModule, TypeOrmModule.forFeature([StudentEntity])],
  controllers: [ChangeStudentController],
  providers: [ChangeStudentService],
})
export class ChangeStudentModule {}
