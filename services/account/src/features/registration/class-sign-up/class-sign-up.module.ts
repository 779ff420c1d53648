import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JoinRequestEntity } from '../../../database/entities/join-request.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { ClassJoiningController } from './class-joining.controller.ts';
import { ClassStudentsService } from './class-students.service.ts';
import { ClassSignUpController } from './class-sign-up.controller.ts';
import { ClassSignUpService } from './class-sign-up.service.ts';
import { ClassTokensService } from './class-tokens.service.ts';
import { JoinRequestsRepository } from './join-requests.repository.ts';
import { JoinRequestsService } from './join-requests.service.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    PasswordsModule,
    PeopleModule,
    SessionsModule,
    TypeOrmModule.forFeature([JoinRequestEntity, StudentEntity]),
  ],
  controllers: [ClassJoiningController, ClassSignUpController],
  providers: [
    ClassStudentsService,
    ClassSignUpService,
    ClassTokensService,
    JoinRequestsRepository,
    JoinRequestsService,
  ],
})
export class ClassSignUpModule {}
