import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { StudentsModule } from '../students/index.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { ChangePupilController } from './change-pupil.controller.ts';
import { ChangePupilService } from './change-pupil.service.ts';

@Module({
  imports: [AuditModule, StudentsModule, PeopleModule, TypeOrmModule.forFeature([StudentEntity])],
  controllers: [ChangePupilController],
  providers: [ChangePupilService],
})
export class ChangePupilModule {}
