import { Module } from '@nestjs/common';
import { AskGrownUpModule } from './ask-grown-up/index.ts';
import { CancelByMailModule } from './cancel-by-mail/index.ts';
import { CountryModule } from './country/index.ts';
import { ErasureModule } from './erasure/index.ts';
import { FeedbackModule } from './feedback/index.ts';
import { LanguageModule } from './language/index.ts';
import { ProfileModule } from './profile/index.ts';
import { StreamModule } from './stream/index.ts';

/** What people see and change of their own account, and how it ends. */
@Module({
  imports: [
    AskGrownUpModule,
    CancelByMailModule,
    CountryModule,
    ErasureModule,
    FeedbackModule,
    LanguageModule,
    ProfileModule,
    StreamModule,
  ],
})
export class OwnAccountModule {}
