import { type Database, purposeSecret, ServiceBasicsModule, type ServiceKeys } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { AccountSettings } from './config/env.ts';
import { SettingsModule } from './config/settings.module.ts';
import { ACCOUNT_SCHEMA } from './database/account.schema.ts';
import { AccessModule } from './features/access/access.module.ts';
import { LearnersModule } from './features/learners/learners.module.ts';
import { MailsModule } from './features/mails/mails.module.ts';
import { OwnAccountModule } from './features/own-account/own-account.module.ts';
import { RegistrationModule } from './features/registration/registration.module.ts';
import { SchoolsModule } from './features/schools/schools.module.ts';
import { StaffModule } from './features/staff/staff.module.ts';

@Module({
  imports: [
    AccessModule,
    LearnersModule,
    MailsModule,
    OwnAccountModule,
    RegistrationModule,
    SchoolsModule,
    StaffModule,
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
