import type { ServiceName } from '@burrow/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Database } from '../database/database.ts';
import { Jobs } from '../jobs/jobs.ts';
import { EventHandlers } from './event-handlers.ts';
import { Outbox } from './outbox.ts';

/** Lets a service send events (Outbox), handle them (EventHandlers) and queue jobs (Jobs). */
@Module({})
export class EventsModule {
  static register(service: ServiceName, { jobs }: Database): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      providers: [
        { provide: Jobs, useValue: jobs },
        { provide: Outbox, useFactory: () => Outbox.open(jobs) },
        { provide: EventHandlers, useValue: new EventHandlers(service, jobs) },
      ],
      exports: [Jobs, Outbox, EventHandlers],
    };
  }
}
