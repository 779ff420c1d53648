import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentRequestEntity } from '../../../database/entities/student-request.entity.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { MakeStudentsController } from './make-students.controller.ts';
import { MakeStudentsService } from './make-students.service.ts';
import { StudentMakerService } from './student-maker.service.ts';
import { StudentRequestsRepository } from './student-requests.repository.ts';
import { WriteStudentsService } from './write-students.service.ts';

@Module({
  imports: [PasswordsModule, PeopleModule, TypeOrmModule.forFeature([StudentRequestEntity])],
  controllers: [MakeStudentsController],
  providers: [MakeStudentsService, StudentMakerService, StudentRequestsRepository, WriteStudentsService],
  exports: [WriteStudentsService],
})
export class MakeStudentsModule {}
