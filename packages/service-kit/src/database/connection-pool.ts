import pg from 'pg';
import { closeWhenSilent } from './close-when-silent.ts';
import { DATABASE_LIMITS, IDLE_IN_TRANSACTION_MS } from './database-limits.table.ts';
import { PoolAccessError, type PoolAccessReporter } from './pool-access.error.ts';
import { isInsideTransaction } from './inside-transaction.ts';
import { noteWait } from './pool-load.ts';
import { watchQueries } from './watch-queries.ts';

/** What pg's pool hands to a callback. */
export type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (broken?: Error | boolean) => void,
) => void;

/** Hands the result to a callback, as pg's pool does, or returns it. */
export function handOver(
  connected: Promise<pg.PoolClient>,
  done?: ConnectCallback,
): Promise<pg.PoolClient> | void {
  if (!done) return connected;
  connected.then(
    client => done(undefined, client, broken => client.release(broken)),
    (error: Error) => done(error, undefined, () => {}),
  );
}

interface PoolSettings {
  readonly size: number;
  readonly connectTimeoutMs: number;
  readonly report: PoolAccessReporter;
}

/**
 * The connections of a process. A connection that breaks while somebody holds it fails the next statement and nothing
 * else; statements and locks have the limits of calls; a second connection for a transaction is reported.
 */
export class ConnectionPool extends pg.Pool {
  readonly #report: PoolAccessReporter;

  constructor(url: string, { size, connectTimeoutMs, report }: PoolSettings) {
    const { statementMs, lockMs } = DATABASE_LIMITS.call;
    super({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 60_000,
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'burrow',
    });
    this.#report = report;
    this.setMaxListeners(50);
    // The pool listens to idle connections only. The holder's statement fails too, and says what happened.
    this.on('connect', client => client.on('error', () => {}));
    this.on('connect', watchQueries);
    this.on('acquire', client => closeWhenSilent(client, DATABASE_LIMITS.call.silenceMs));
  }

  /** @throws what the reporter throws, if the caller already holds a connection */
  demandNoTransaction(what = 'a second connection was asked for'): void {
    if (isInsideTransaction()) this.#report(new PoolAccessError(what));
  }

  /** Takes a connection for somebody who has been asked whether they hold one. */
  take(): Promise<pg.PoolClient> {
    return super.connect();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: ConnectCallback): void;
  override connect(done?: ConnectCallback): Promise<pg.PoolClient> | void {
    return handOver(this.#checkAndTake(), done);
  }

  async #checkAndTake(): Promise<pg.PoolClient> {
    this.demandNoTransaction();
    return noteWait(this.take());
  }
}
