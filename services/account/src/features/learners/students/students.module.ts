import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { ErasureModule } from '../../own-account/erasure/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { StudentsController } from './students.controller.ts';
import { StudentPasswordService } from './update-student/student-password.service.ts';
import { UpdateStudentService } from './update-student/update-student.service.ts';
import { TakeOverStudentService } from './take-over/take-over-student.service.ts';
import { TakeOverController } from './take-over/take-over.controller.ts';
import { RemoveStudentService } from './remove-student/remove-student.service.ts';
import { MakeLoginCardService } from './login-card/make-login-card.service.ts';
import { GenerateUsernameController } from './generate-username/generate-username.controller.ts';
import { GenerateUsernameService } from './generate-username/generate-username.service.ts';
import { UsernamesRepository } from './generate-username/usernames.repository.ts';
import { FamilyService } from './family/family.service.ts';
import { AddStudentService } from './add-student/add-student.service.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    ErasureModule,
    PasswordsModule,
    PeopleModule,
    SessionsModule,
    TokensModule,
    TypeOrmModule.forFeature([StudentEntity]),
  ],
  controllers: [GenerateUsernameController, StudentsController, TakeOverController],
  providers: [
    AddStudentService,
    FamilyService,
    GenerateUsernameService,
    MakeLoginCardService,
    RemoveStudentService,
    StudentPasswordService,
    TakeOverStudentService,
    UpdateStudentService,
    UsernamesRepository,
  ],
  exports: [FamilyService, StudentPasswordService],
})
export class StudentsModule {}
