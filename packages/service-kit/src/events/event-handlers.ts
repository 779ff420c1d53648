import {
  EVENTS,
  type EventData,
  type EventType,
  type PlatformEvent,
  type ServiceName,
} from '@burrow/contracts';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { SqlRunner } from '../database/sql-runner.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { eventQueueOf } from './outbox.ts';

/**
 * Handles an event. It may arrive twice and late: anything with a version is ignored if it is older
 * than what is stored. What is written by `tx` is committed together with the completion of the event.
 */
export type EventHandler<Type extends EventType> = (
  data: EventData<Type>,
  tx: SqlRunner,
  event: PlatformEvent<Type>,
) => Promise<void>;

/** An event, and how often it was put off because nobody here understood it. */
type WaitingEvent = PlatformEvent & { readonly putOff?: number };

const LONGEST_WAIT_S = 600;

/** How long an event that is not understood waits: a second at first, then twice as long each time, up to ten minutes. */
export const putOffSeconds = (times: number): number => Math.min(2 ** times, LONGEST_WAIT_S);

const subscriptionsOf = (service: ServiceName): EventType[] =>
  (Object.keys(EVENTS) as EventType[]).filter(type =>
    (EVENTS[type].subscribers as readonly ServiceName[]).includes(service),
  );

/** Handles the events that a service subscribes to. */
export class EventHandlers implements OnApplicationBootstrap {
  readonly #logger = new Logger('Events');
  readonly #handlers = new Map<string, readonly EventHandler<EventType>[]>();

  constructor(
    private readonly service: ServiceName,
    private readonly jobs: Jobs,
  ) {}

  /** Registers a handler for an event, which runs after those registered before; call it before the application has started. */
  on<Type extends EventType>(type: Type, handler: EventHandler<Type>): void {
    const before = this.#handlers.get(type) ?? [];
    this.#handlers.set(type, [...before, handler as unknown as EventHandler<EventType>]);
  }

  /** @throws when contracts say that the service takes an event that nobody handles, or the other way round */
  async onApplicationBootstrap(): Promise<void> {
    const wanted = subscriptionsOf(this.service).toSorted();
    const handled = [...this.#handlers.keys()].toSorted();
    if (wanted.join() !== handled.join()) {
      throw new Error(`${this.service} subscribes to [${wanted}] and handles [${handled}]`);
    }
    if (wanted.length === 0) return;
    await this.jobs.work<WaitingEvent>(eventQueueOf(this.service), (event, tx) => this.#take(event, tx));
  }

  async #take(event: WaitingEvent, tx: SqlRunner): Promise<void> {
    const handlers = this.#handlers.get(event.type);
    const parsed = EVENTS[event.type]?.data.safeParse(event.data);
    if (!handlers || !parsed?.success) return this.#putOff(event, tx);
    for (const handler of handlers) await handler(parsed.data as EventData<EventType>, tx, event);
  }

  /** A sender that is newer than this service sends events that the next version of the service will understand. */
  async #putOff(event: WaitingEvent, tx: SqlRunner): Promise<void> {
    const { id, type, putOff = 0 } = event;
    if (putOff === 0) this.#logger.warn({ event: id, type }, 'put off an event that is not understood');
    const startAfter = putOffSeconds(putOff);
    await this.jobs.send(tx, eventQueueOf(this.service), { ...event, putOff: putOff + 1 }, { startAfter });
  }
}
