import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { NewStudentsModule } from '../students/new-students.module.ts';
import { MakeStudentsController } from './make-students.controller.ts';
import { MakeStudents } from './make-students.ts';
import { StudentMaker } from './student-maker.ts';
import { StudentRequests } from './student-requests.repository.ts';

@Module({
  imports: [NewStudentsModule, PasswordsModule],
  controllers: [MakeStudentsController],
  providers: [MakeStudents, StudentMaker, StudentRequests],
})
export class MakeStudentsModule {}
