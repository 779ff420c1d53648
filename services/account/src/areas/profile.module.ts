import { Module } from '@nestjs/common';
import { CountryController } from '../features/country/country.controller.ts';
import { FeedbackController } from '../features/feedback/feedback.controller.ts';
import { SendFeedbackService } from '../features/feedback/send-feedback.service.ts';
import { LanguageController } from '../features/language/language.controller.ts';
import { SetPaidController } from '../features/paid/set-paid.controller.ts';
import { DeletionService } from '../features/profile/deletion/deletion.service.ts';
import { ExportProfileService } from '../features/profile/export/export-profile.service.ts';
import { ProfileController } from '../features/profile/profile.controller.ts';
import { ProfilesRepository } from '../features/profile/profiles.repository.ts';
import { ChangeEmailService } from '../features/profile/update-profile/change-email.service.ts';
import { ChangePasswordService } from '../features/profile/update-profile/change-password.service.ts';
import { UpdateProfileService } from '../features/profile/update-profile/update-profile.service.ts';
import { SearchController } from '../features/search/search.controller.ts';

/** What somebody sees and changes of their own account, and what staff see of others. */
@Module({
  controllers: [
    CountryController,
    FeedbackController,
    LanguageController,
    ProfileController,
    SearchController,
    SetPaidController,
  ],
  providers: [
    ChangeEmailService,
    ChangePasswordService,
    DeletionService,
    ExportProfileService,
    ProfilesRepository,
    SendFeedbackService,
    UpdateProfileService,
  ],
})
export class ProfileModule {}
