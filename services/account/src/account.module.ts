import { type Database, ServiceBasicsModule } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { ACCOUNT_SCHEMA } from './database/schema.ts';
import { AuthModule } from './features/auth/auth.module.ts';
import { CountryModule } from './features/country/country.module.ts';
import { LanguageModule } from './features/language/language.module.ts';

@Module({ imports: [AuthModule, CountryModule, LanguageModule] })
export class AccountModule {
  static register(database: Database, identitySecret: string): DynamicModule {
    const basics = { name: 'account', database, schema: ACCOUNT_SCHEMA, identitySecret } as const;
    return { module: AccountModule, imports: [ServiceBasicsModule.register(basics)] };
  }
}
