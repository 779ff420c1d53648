import { type Database, ServiceBasicsModule, signingKey } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AccountSettings } from './config/env.ts';
import { SettingsModule } from './config/settings.module.ts';
import { ACCOUNT_SCHEMA } from './database/schema.ts';
import { AuthAreaModule } from './auth-area.module.ts';
import { CopiesModule } from './features/copies/copies.module.ts';
import { CountryModule } from './features/country/country.module.ts';
import { ErasureModule } from './features/erasure/erasure.module.ts';
import { FeedbackModule } from './features/feedback/feedback.module.ts';
import { LanguageModule } from './features/language/language.module.ts';
import { MailModule } from './features/mail/mail.module.ts';
import { ProfileModule } from './features/profile/profile.module.ts';
import { SearchModule } from './features/search/search.module.ts';
import { SessionsModule } from './features/sessions/sessions.module.ts';
import { StudentsModule } from './features/students/students.module.ts';

@Module({
  imports: [
    AuthAreaModule,
    CopiesModule,
    CountryModule,
    ErasureModule,
    FeedbackModule,
    LanguageModule,
    MailModule,
    ProfileModule,
    SearchModule,
    SessionsModule,
    StudentsModule,
  ],
})
export class AccountModule {
  static register(database: Database, identitySecret: string, settings: AccountSettings): DynamicModule {
    const basics = { name: 'account', database, schema: ACCOUNT_SCHEMA, identitySecret } as const;
    return {
      module: AccountModule,
      imports: [
        ServiceBasicsModule.register(basics),
        SettingsModule.register(settings, signingKey(identitySecret)),
      ],
    };
  }
}
