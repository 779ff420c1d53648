import { ENDPOINT_OWNERS } from '@burrow/contracts';
import { HealthController, openApiController, READINESS, type Readiness } from '@burrow/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';

/** Health of the whole platform and the merged OpenAPI document; everything else is routes on fastify. */
@Module({})
export class GatewayModule {
  static register(readiness: Readiness): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [HealthController, openApiController(ENDPOINT_OWNERS)],
      providers: [{ provide: READINESS, useValue: readiness }],
    };
  }
}
