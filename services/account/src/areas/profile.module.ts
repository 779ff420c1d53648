import { Module } from '@nestjs/common';
import { AskGrownUpController, AskGrownUpService } from '../features/ask-grown-up/index.ts';
import { AskToCancelController, AskToCancelService } from '../features/cancel-by-mail/index.ts';
import { ClosingsController, ClosingsService } from '../features/closing/index.ts';
import { CountryController } from '../features/country/index.ts';
import { FeedbackController, SendFeedbackService } from '../features/feedback/index.ts';
import { LanguageController } from '../features/language/index.ts';
import { FindUserController, SetPaidController } from '../features/paid/index.ts';
import {
  ChangeEmailService,
  ChangePasswordService,
  DeletionService,
  ExportProfileService,
  ProfileController,
  ProfilesRepository,
  UpdateProfileService,
} from '../features/profile/index.ts';
import { SearchController } from '../features/search/index.ts';

/** What people see and change of their own account, and what staff see of others. */
@Module({
  controllers: [
    AskGrownUpController,
    AskToCancelController,
    ClosingsController,
    CountryController,
    FeedbackController,
    FindUserController,
    LanguageController,
    ProfileController,
    SearchController,
    SetPaidController,
  ],
  providers: [
    AskGrownUpService,
    AskToCancelService,
    ChangeEmailService,
    ChangePasswordService,
    ClosingsService,
    DeletionService,
    ExportProfileService,
    ProfilesRepository,
    SendFeedbackService,
    UpdateProfileService,
  ],
})
export class ProfileModule {}
