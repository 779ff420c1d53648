import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { LanguageModule } from '../../own-account/language/index.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { ConfirmationsService } from './confirmations.service.ts';
import { FirstStudentService } from './first-student.service.ts';
import { InvitedSignUpService } from './invited-sign-up.service.ts';
import { SignUpController } from './sign-up.controller.ts';
import { SignUpService } from './sign-up.service.ts';
import { SignUpsRepository } from './sign-ups.repository.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    LanguageModule,
    MailModule,
    PasswordsModule,
    PeopleModule,
    TokensModule,
    TypeOrmModule.forFeature([StudentEntity, UserEntity]),
  ],
  controllers: [SignUpController],
  providers: [
    ConfirmationsService,
    FirstStudentService,
    InvitedSignUpService,
    SignUpService,
    SignUpsRepository,
  ],
  exports: [ConfirmationsService, SignUpsRepository],
})
export class SignUpModule {}
