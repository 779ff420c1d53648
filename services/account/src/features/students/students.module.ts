import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { CurrentPasswordModule } from '../passwords/current-password.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AddStudent } from './add-student/add-student.ts';
import { Family } from './family/family.ts';
import { GenerateUsernameController } from './generate-username/generate-username.controller.ts';
import { GenerateUsername } from './generate-username/generate-username.ts';
import { MakeLoginCard } from './login-card/make-login-card.ts';
import { NewStudentsModule } from './new-students.module.ts';
import { RemoveStudent } from './remove-student/remove-student.ts';
import { StudentsController } from './students.controller.ts';
import { StudentPassword } from './update-student/student-password.ts';
import { UpdateStudent } from './update-student/update-student.ts';
import { Usernames } from './usernames/usernames.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    CurrentPasswordModule,
    ErasureModule,
    NewStudentsModule,
    SessionsModule,
  ],
  controllers: [GenerateUsernameController, StudentsController],
  providers: [
    AddStudent,
    Family,
    GenerateUsername,
    MakeLoginCard,
    RemoveStudent,
    StudentPassword,
    UpdateStudent,
    Usernames,
  ],
  exports: [Usernames],
})
export class StudentsModule {}
