import {
  EVENTS,
  type EventContract,
  type EventData,
  type EventType,
  type PlatformEvent,
  type ServiceName,
} from '@burrow/contracts';
import { randomUUID } from 'node:crypto';
import type { SqlRunner } from '../database/sql-runner.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** The queue of a service's events. */
export const eventQueueOf = (service: ServiceName): string => `events-${service}`;

/** Of what somebody waits for in front of a screen; everything else has 0. */
const URGENT = 1;

/** Sends events: into the queue of each subscriber, inside the transaction of the change they tell of. */
export class Outbox {
  readonly #jobs: Jobs;

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  /** An outbox whose queues are there: all that an event may go to, so that nothing is lost on a service that never ran. */
  static async open(jobs: Jobs): Promise<Outbox> {
    const services = new Set(
      Object.values(EVENTS).flatMap(({ subscribers }): ServiceName[] => [...subscribers]),
    );
    for (const service of services) await jobs.open(eventQueueOf(service));
    return new Outbox(jobs);
  }

  /**
   * An event without a subscriber is checked and goes nowhere: `events:resync` sends what happened before to a service that subscribes later.
   * @throws when the data does not fit the event's contract; nothing is sent then
   */
  async send<Type extends EventType>(tx: SqlRunner, type: Type, data: EventData<Type>): Promise<void> {
    const contract: EventContract = EVENTS[type];
    const event: PlatformEvent<Type> = {
      id: randomUUID(),
      type,
      at: new Date().toISOString(),
      data: contract.data.parse(data) as EventData<Type>,
    };
    const priority = contract.urgent ? URGENT : 0;
    for (const service of contract.subscribers)
      await this.#jobs.send(tx, eventQueueOf(service), event, { priority });
  }
}
