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

/** Returns the name of the queue of a service's events. */
export const eventQueueOf = (service: ServiceName): string => `events-${service}`;

/** Priorities of events that somebody is waiting for at a screen; all others have 0. */
const URGENT = 1;

/** Sends events: into the queue of each subscriber, inside the transaction of the change that they report. */
export class Outbox {
  readonly #jobs: Jobs;

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  /** Creates an outbox and the queues of all possible subscribers, so that nothing is lost for a service that never ran. */
  static async open(jobs: Jobs): Promise<Outbox> {
    const services = new Set(
      Object.values(EVENTS).flatMap(({ subscribers }): ServiceName[] => [...subscribers]),
    );
    for (const service of services) await jobs.open(eventQueueOf(service));
    return new Outbox(jobs);
  }

  /**
   * An event without a subscriber is checked but goes nowhere: `events:resync` sends past changes to a service that subscribes later.
   * @throws when the data does not match the event's contract; then nothing is sent
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
