import pg from 'pg';
import { noteWait } from './pool-load.ts';
import { handOver, type ConnectCallback, type ConnectionPool } from './connection-pool.ts';

interface Waiting {
  take(): void;
}

/**
 * A service's part of the pool of its process: it holds at most `size` connections at a time, so that one whose tables
 * are locked cannot take the others' too. It opens none of its own.
 */
export class ServicePool extends pg.Pool {
  readonly #shared: ConnectionPool;
  readonly #waiting: Waiting[] = [];
  #free: number;

  constructor(shared: ConnectionPool, size: number) {
    super({ ...shared.options, max: size });
    this.#shared = shared;
    this.#free = size;
    this.setMaxListeners(50);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: ConnectCallback): void;
  override connect(done?: ConnectCallback): Promise<pg.PoolClient> | void {
    return handOver(noteWait(this.#connect()), done);
  }

  /** Who waits for others of this service; whoever waits for the process's pool is counted there. */
  get callersWaiting(): number {
    return this.#waiting.length;
  }

  /** Its connections are the process's, which ends them. */
  override end(): Promise<void>;
  override end(done: () => void): void;
  override end(done?: () => void): Promise<void> | void {
    if (!done) return Promise.resolve();
    done();
  }

  async #connect(): Promise<pg.PoolClient> {
    this.#shared.demandNoTransaction();
    await this.#turn();
    try {
      const client = await this.#shared.take();
      const release = client.release.bind(client);
      client.release = broken => {
        this.#next();
        release(broken);
      };
      return client;
    } catch (error) {
      this.#next();
      throw error;
    }
  }

  /** Resolves when one connection less than allowed is held. */
  async #turn(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { take: resolve };
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      reject(new Error('timeout exceeded when trying to connect'));
    }, this.options.connectionTimeoutMillis);
    this.#waiting.push(waiting);
    await promise.finally(() => clearTimeout(timer));
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next.take();
    else this.#free += 1;
  }
}
