import {
  type EventData,
  type EventType,
  STREAM_END,
  StreamMessageSchema,
  type StreamTopic,
} from '@burrow/contracts';
import { openDatabase, Outbox, type SqlRunner } from '@burrow/service-kit';
import { setTimeout as delay } from 'node:timers/promises';

/** Sends an event as the service that owns it does. */
export async function sendEvent<Type extends EventType>(
  databaseUrl: string,
  type: Type,
  data: EventData<Type>,
): Promise<void> {
  const database = openDatabase(databaseUrl, 2);
  const outbox = await Outbox.open(database.jobs);
  const sql: SqlRunner = { query: async (text, values) => (await database.pool.query(text, values)).rows };
  await outbox.send(sql, type, data);
  await database.close();
}

export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  // Far longer than any machine needs, so that it says what did not happen before the test is stopped.
  for (let tries = 0; tries < 5_000; tries += 1) {
    if (await condition()) return;
    await delay(50);
  }
  throw new Error(`${what} did not happen`);
}

/** A browser's stream, with everything that it received. */
export class StreamReader {
  readonly topics: StreamTopic[] = [];
  status = 0;
  lastId = '';
  /** The stream is over: with the message that the session is over, or without it. */
  isOver = false;
  wasEnded = false;
  readonly #abort = new AbortController();

  static async open(url: string, cookie: string, lastEventId?: string): Promise<StreamReader> {
    const reader = new StreamReader();
    const headers = { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
    const answer = await fetch(`${url}/api/stream`, { headers, signal: reader.#abort.signal });
    reader.status = answer.status;
    if (answer.status === 200) {
      void reader.#read(answer);
      await until(() => reader.lastId !== '', 'the begin of a stream');
    } else await answer.body?.cancel();
    return reader;
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(answer: Response): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of answer.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // Aborted, or cut off.
    }
    this.isOver = true;
  }

  #take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    this.lastId = field('id') ?? this.lastId;
    const event = field('event');
    if (event === STREAM_END) this.wasEnded = true;
    if (event === undefined)
      this.topics.push(StreamMessageSchema.parse(JSON.parse(field('data') ?? '')).topic);
  }
}
