import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5_000;

/** Returns how long to wait before attempt `failures + 1` to connect: it doubles, up to five seconds. */
export const reconnectDelay = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);

export interface ListenerOptions {
  readonly connectionString: string | undefined;
  readonly channel: string;
  /** Its name in the database's list of connections. */
  readonly applicationName?: string;
  readonly onNotification: (payload: string) => void;
  /** Called whenever it listens again: anything sent in between is lost. */
  readonly onReconnect: () => void;
}

/**
 * Listens to a channel on a connection of its own, and reconnects for as long as it takes when that
 * is lost. There is only one loop, and never a second connection.
 */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** @throws when the first connection fails; it is not tried again */
  async open(): Promise<void> {
    await this.#connect();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const {
      applicationName = 'burrow listener',
      connectionString,
      channel,
      onNotification,
      onReconnect,
    } = this.#options;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      application_name: applicationName,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('notification', message => onNotification(message.payload ?? ''));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // Only losing an established connection leads to another: a refused one ends too.
    client.once('end', () => void this.#reconnect());
    this.#client = client;
    if (this.#closing.signal.aborted) await client.end().catch(() => {});
    else onReconnect();
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted; failures += 1) {
      await delay(reconnectDelay(failures), undefined, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      const isConnected = await this.#connect().then(
        () => true,
        () => false,
      );
      if (isConnected) return;
    }
  }
}
