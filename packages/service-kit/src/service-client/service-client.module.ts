import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ServiceClient } from './service-client.ts';

/** Provides every feature of a service with the client by which it calls other services. */
@Global()
@Module({})
export class ServiceClientModule {
  static register(client: ServiceClient): DynamicModule {
    return {
      module: ServiceClientModule,
      providers: [{ provide: ServiceClient, useValue: client }],
      exports: [ServiceClient],
    };
  }
}
