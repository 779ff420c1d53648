import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { LanguageModule } from '../language/language.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { CurrentPasswordModule } from '../passwords/current-password.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { TokensModule } from '../tokens/tokens.module.ts';
import { Deletion } from './deletion/deletion.ts';
import { ExportProfile } from './export/export-profile.ts';
import { ProfileController } from './profile.controller.ts';
import { Profiles } from './profiles.ts';
import { ChangeEmail } from './update-profile/change-email.ts';
import { ChangePassword } from './update-profile/change-password.ts';
import { UpdateProfile } from './update-profile/update-profile.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    CurrentPasswordModule,
    LanguageModule,
    MailModule,
    SessionsModule,
    TokensModule,
  ],
  controllers: [ProfileController],
  providers: [ChangeEmail, ChangePassword, Deletion, ExportProfile, Profiles, UpdateProfile],
})
export class ProfileModule {}
