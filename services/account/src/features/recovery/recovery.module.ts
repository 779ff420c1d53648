import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { LanguageModule } from '../language/language.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { ForgottenPasswords } from './forgotten-passwords.ts';
import { NewPassword } from './new-password.ts';
import { RecoveryController } from './recovery.controller.ts';
import { ResetMails } from './reset-mails.ts';
import { ResetPassword } from './reset-password.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    LanguageModule,
    MailModule,
    PasswordsModule,
    SessionsModule,
    TokensModule,
  ],
  controllers: [RecoveryController],
  providers: [ForgottenPasswords, NewPassword, ResetMails, ResetPassword],
})
export class RecoveryModule {}
