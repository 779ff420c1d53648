import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { LanguageModule } from '../language/language.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { StudentEventsModule } from '../students/student-events.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { ChangeAddress } from './change-address.ts';
import { ConfirmAddress } from './confirm-address.ts';
import { ConfirmEmailController } from './confirm-email.controller.ts';
import { SpendEmailToken } from './spend-email-token.ts';

@Module({
  imports: [
    AuditModule,
    LanguageModule,
    MailModule,
    SessionsModule,
    SignInModule,
    StudentEventsModule,
    TokensModule,
  ],
  controllers: [ConfirmEmailController],
  providers: [ChangeAddress, ConfirmAddress, SpendEmailToken],
})
export class ConfirmEmailModule {}
