import { type DynamicModule, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { ServiceName } from '@burrow/contracts';
import type { Database } from '../database/database.ts';
import { DatabaseModule } from '../database/database.module.ts';
import type { SchemaOptions } from '../database/data-source-options.ts';
import { demandProgram } from '../database/demand-program.ts';
import { EventsModule } from '../events/events.module.ts';
import { HealthController, READINESS } from '../health/health.controller.ts';
import { IdentityGuard } from '../identity/identity.guard.ts';
import { IdentityVerifier } from '../identity/identity-signer.ts';
import type { ServiceKeys } from '../identity/service-keys.ts';
import { openApiController } from './openapi.controller.ts';

export interface ServiceBasics {
  readonly name: ServiceName;
  readonly database: Database;
  readonly schema: SchemaOptions;
  readonly keys: ServiceKeys;
}

/** What every service behind the gateway has: its database, the identity guard, health and its OpenAPI document. */
@Module({})
export class ServiceBasicsModule {
  static register({ name, database, schema, keys }: ServiceBasics): DynamicModule {
    return {
      module: ServiceBasicsModule,
      imports: [DatabaseModule.register(database, schema), EventsModule.register(name, database)],
      controllers: [HealthController, openApiController([name])],
      providers: [
        { provide: IdentityVerifier, useValue: new IdentityVerifier(name, keys.trusted) },
        { provide: APP_GUARD, useClass: IdentityGuard },
        { provide: READINESS, useValue: () => demandProgram(database.pool, schema) },
      ],
    };
  }
}
