import type pg from 'pg';
import { Jobs } from '../jobs/jobs.ts';
import { ConnectionPool } from './connection-pool.ts';
import { CONNECT_TIMEOUT_MS } from './database-limits.table.ts';
import type { PoolAccessReporter } from './pool-access.error.ts';
import { loadOf, type PoolLoad } from './pool-load.ts';
import { serviceShare } from './pool-size.rules.ts';
import { ServicePool } from './service-pool.ts';

/** The connections and jobs of one process. */
export interface Database {
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  /** Returns how many connections there are, and who waits for one. */
  load(): PoolLoad;
  /** Returns the same database for one service of several, which can take a part of the connections only. */
  forService(): Database;
  /** @throws what the reporter of accesses throws, if the caller holds a connection. `what` it is about to do then. */
  demandNoTransaction(what: string): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Told of connections that broke while nobody held them; they are replaced. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Told of what the queues of jobs could not do; they try again. */
  readonly onJobsError?: (error: Error) => void;
  /** Told of each access to the pool from within a transaction. */
  readonly onPoolAccess?: PoolAccessReporter;
  /** How long to wait for a connection; 5 s if nothing else is said. */
  readonly connectTimeoutMs?: number;
}

/** Opens a pool of at most `size` connections. */
export function openDatabase(url: string, size: number, options: DatabaseOptions = {}): Database {
  const {
    onConnectionLost,
    onJobsError,
    onPoolAccess = () => {},
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
  } = options;
  const pool = new ConnectionPool(url, { size, connectTimeoutMs, report: onPoolAccess });
  let isClosing = false;
  // Losing a connection while the pool is closing is expected.
  const unlessClosing = (report?: (error: Error) => void) => (error: Error) => {
    if (!isClosing) report?.(error);
  };
  pool.on('error', unlessClosing(onConnectionLost));
  const shares: ServicePool[] = [];
  const share = (): ServicePool => {
    const one = new ServicePool(pool, serviceShare(size));
    shares.push(one);
    return one;
  };
  const jobs = new Jobs(share(), unlessClosing(onJobsError));
  const close = async (): Promise<void> => {
    isClosing = true;
    await jobs.close();
    await pool.end();
  };
  const database: Database = {
    pool,
    jobs,
    load: () => loadOf(pool, shares),
    forService: () => ({ ...database, pool: share() }),
    demandNoTransaction: what => pool.demandNoTransaction(what),
    close,
  };
  return database;
}
