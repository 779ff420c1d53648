import { EVENTS, type ServiceName } from '@burrow/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Database } from '../database/database.ts';
import { Jobs } from '../jobs/jobs.ts';
import { EventHandlers } from './event-handlers.ts';
import { eventQueueOf, Outbox } from './outbox.ts';

/** Every queue that an event may go to, so that nothing is lost on a service that never ran. */
async function openQueues(jobs: Jobs): Promise<void> {
  const services = new Set<ServiceName>(Object.values(EVENTS).flatMap(({ subscribers }) => [...subscribers]));
  for (const service of services) await jobs.open(eventQueueOf(service));
}

/** Gives a service the means to send events (Outbox), to take them (EventHandlers), and to do work later (Jobs). */
@Module({})
export class EventsModule {
  static register(service: ServiceName, { jobs }: Database): DynamicModule {
    return {
      module: EventsModule,
      global: true,
      providers: [
        { provide: Jobs, useValue: jobs },
        {
          provide: Outbox,
          useFactory: async () => {
            await openQueues(jobs);
            return new Outbox(jobs);
          },
        },
        { provide: EventHandlers, useValue: new EventHandlers(service, jobs) },
      ],
      exports: [Jobs, Outbox, EventHandlers],
    };
  }
}
