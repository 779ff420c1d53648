import { Module } from '@nestjs/common';
import { CountryController } from '../features/country/country.controller.ts';
import { FeedbackController } from '../features/feedback/feedback.controller.ts';
import { SendFeedback } from '../features/feedback/send-feedback.ts';
import { LanguageController } from '../features/language/language.controller.ts';
import { SetPaidController } from '../features/paid/set-paid.controller.ts';
import { Deletion } from '../features/profile/deletion/deletion.ts';
import { ExportProfile } from '../features/profile/export/export-profile.ts';
import { ProfileController } from '../features/profile/profile.controller.ts';
import { Profiles } from '../features/profile/profiles.ts';
import { ChangeEmail } from '../features/profile/update-profile/change-email.ts';
import { ChangePassword } from '../features/profile/update-profile/change-password.ts';
import { UpdateProfile } from '../features/profile/update-profile/update-profile.ts';
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
  providers: [ChangeEmail, ChangePassword, Deletion, ExportProfile, Profiles, SendFeedback, UpdateProfile],
})
export class ProfileModule {}
