import { type Database, purposeSecret, ServiceBasicsModule, type ServiceKeys } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AccountSettings } from './config/env.ts';
import { SettingsModule } from './config/settings.module.ts';
import { ACCOUNT_SCHEMA } from './database/account.schema.ts';
import { BillingMailsModule } from './features/billing-mails/index.ts';
import { CopiesModule } from './features/copies/index.ts';
import { LogInModule } from './areas/log-in.module.ts';
import { MailModule } from './features/mail/index.ts';
import { ProfileModule } from './areas/profile.module.ts';
import { SchoolAdultsModule } from './features/school-adults/index.ts';
import { SharedModule } from './areas/shared.module.ts';
import { SignUpModule } from './areas/sign-up.module.ts';
import { StreamModule } from './features/stream/index.ts';
import { StudentsModule } from './areas/students.module.ts';

@Module({
  imports: [
    BillingMailsModule,
    CopiesModule,
    LogInModule,
    MailModule,
    ProfileModule,
    SchoolAdultsModule,
    SharedModule,
    SignUpModule,
    StreamModule,
    StudentsModule,
  ],
})
export class AccountModule {
  static register(database: Database, keys: ServiceKeys, settings: AccountSettings): DynamicModule {
    const basics = { name: 'account', database, schema: ACCOUNT_SCHEMA, keys } as const;
    return {
      module: AccountModule,
      imports: [
        ServiceBasicsModule.register(basics),
        SettingsModule.register(settings, purposeSecret(keys.secret, 'log-in attempts')),
      ],
    };
  }
}
