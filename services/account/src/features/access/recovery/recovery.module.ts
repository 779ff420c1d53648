import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { LanguageModule } from '../../own-account/language/index.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { ForgottenPasswordsService } from './forgotten-passwords.service.ts';
import { NewPasswordService } from './new-password.service.ts';
import { RecoveryController } from './recovery.controller.ts';
import { ResetMailsService } from './reset-mails.service.ts';
import { ResetPasswordService } from './reset-password.service.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    LanguageModule,
    MailModule,
    PasswordsModule,
    SessionsModule,
    TokensModule,
    TypeOrmModule.forFeature([UserEntity]),
  ],
  controllers: [RecoveryController],
  providers: [ForgottenPasswordsService, NewPasswordService, ResetMailsService, ResetPasswordService],
})
export class RecoveryModule {}
