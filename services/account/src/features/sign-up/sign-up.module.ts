import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { LanguageModule } from '../language/language.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { NewStudentsModule } from '../students/new-students.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { ConfirmationsModule } from './confirmations.module.ts';
import { InvitedSignUp } from './invited-sign-up.ts';
import { SignUpController } from './sign-up.controller.ts';
import { SignUp } from './sign-up.ts';
import { SignUpsRepository } from './sign-ups.repository.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    ConfirmationsModule,
    LanguageModule,
    NewStudentsModule,
    PasswordsModule,
    TokensModule,
  ],
  controllers: [SignUpController],
  providers: [InvitedSignUp, SignUp, SignUpsRepository],
  exports: [SignUpsRepository],
})
export class SignUpModule {}
