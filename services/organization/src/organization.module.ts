import {
  type Database,
  ServiceBasicsModule,
  type ServiceClient,
  ServiceClientModule,
  type ServiceKeys,
} from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { OrganizationSettings } from './config/env.ts';
import { SettingsModule } from './config/settings.module.ts';
import { ORGANIZATION_SCHEMA } from './database/organization.schema.ts';
import { AdultsModule } from './features/adults/adults.module.ts';
import { ClassesModule } from './features/classes/classes.module.ts';
import { SchoolModule } from './features/school/school.module.ts';
import { StudentsModule } from './features/students/students.module.ts';

@Module({ imports: [AdultsModule, ClassesModule, SchoolModule, StudentsModule] })
export class OrganizationModule {
  static register(
    database: Database,
    keys: ServiceKeys,
    client: ServiceClient,
    settings: OrganizationSettings,
  ): DynamicModule {
    const basics = { name: 'organization', database, schema: ORGANIZATION_SCHEMA, keys } as const;
    return {
      module: OrganizationModule,
      imports: [
        ServiceBasicsModule.register(basics),
        ServiceClientModule.register(client),
        SettingsModule.register(settings),
      ],
    };
  }
}
