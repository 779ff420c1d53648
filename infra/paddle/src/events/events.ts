import type { IEventsResponse } from '@paddle/paddle-node-sdk';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../http/ids.ts';
import { ANSWER_MS, waitBefore } from './redelivery.rules.ts';
import { sign } from './sign.ts';

export interface Destination {
  readonly url: string;
  readonly secret: string;
}

/** What happened, oldest first, and its way to whoever wants to be told. */
export class Events {
  readonly all: IEventsResponse[] = [];
  /** Those that nobody has taken yet. */
  readonly waiting = new Set<string>();
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #destination: Destination | null;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(clock: Clock, ids: Ids, destination: Destination | null) {
    this.#clock = clock;
    this.#ids = ids;
    this.#destination = destination;
  }

  /** Records an event, with its data as they are now, and sends it without being waited for. */
  tell(event_type: string, data: object): void {
    const event: IEventsResponse = {
      event_id: this.#ids.next('evt'),
      notification_id: this.#ids.next('ntf'),
      event_type,
      occurred_at: this.#clock.iso(),
      data: structuredClone(data),
    };
    this.all.push(event);
    this.#deliver(event, 0);
  }

  /** Sends again whatever nobody had taken when it ended. */
  resume(): void {
    for (const event of this.all) if (this.waiting.has(event.event_id)) this.#deliver(event, 0);
  }

  /** Waits until whatever is being sent has arrived or failed. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #deliver(event: IEventsResponse, attempt: number): void {
    const sending = this.#send(event, attempt).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  async #send(event: IEventsResponse, attempt: number): Promise<void> {
    if (!this.#destination) return;
    this.waiting.add(event.event_id);
    const { url, secret } = this.#destination;
    const body = JSON.stringify(event);
    // The time of this machine: whoever verifies the signature knows no other.
    const signature = sign(body, secret, Math.floor(Date.now() / 1000));
    const headers = { 'content-type': 'application/json', 'paddle-signature': signature };
    const isTaken = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) this.waiting.delete(event.event_id);
    const wait = waitBefore(attempt + 1);
    if (!isTaken && wait !== null) this.#retry(event, attempt + 1, wait);
  }

  #retry(event: IEventsResponse, attempt: number, wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#deliver(event, attempt);
    }, wait);
    this.#timers.add(timer.unref());
  }
}
