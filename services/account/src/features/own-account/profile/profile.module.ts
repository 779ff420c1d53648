import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UnsubscriptionEntity } from '../../../database/entities/unsubscription.entity.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { AttemptsModule } from '../../../attempts/attempts.module.ts';
import { AuditModule } from '../../../audit/audit.module.ts';
import { LanguageModule } from '../language/index.ts';
import { MailModule } from '../../mails/mail/index.ts';
import { PasswordsModule } from '../../../passwords/passwords.module.ts';
import { PeopleModule } from '../../../people/people.module.ts';
import { SessionsModule } from '../../../sessions/sessions.module.ts';
import { TokensModule } from '../../../tokens/tokens.module.ts';
import { ProfileController } from './profile.controller.ts';
import { ProfilesRepository } from './profiles.repository.ts';
import { ChangeEmailService } from './update-profile/change-email.service.ts';
import { ChangePasswordService } from './update-profile/change-password.service.ts';
import { UpdateProfileService } from './update-profile/update-profile.service.ts';
import { ExportProfileService } from './export/export-profile.service.ts';
import { DeletionService } from './deletion/deletion.service.ts';

@Module({
  imports: [
    AttemptsModule,
    AuditModule,
    LanguageModule,
    MailModule,
    PasswordsModule,
    PeopleModule,
    SessionsModule,
    TokensModule,
    TypeOrmModule.forFeature([UnsubscriptionEntity, UserEntity]),
  ],
  controllers: [ProfileController],
  providers: [
    ChangeEmailService,
    ChangePasswordService,
    DeletionService,
    ExportProfileService,
    ProfilesRepository,
    UpdateProfileService,
  ],
})
export class ProfileModule {}
