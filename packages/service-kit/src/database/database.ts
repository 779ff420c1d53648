import pg from 'pg';
import { Jobs } from '../jobs/jobs.ts';

/** The connections and jobs of one process. All its services share one pool. */
export interface Database {
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;

/** Opens a pool of at most `size` connections. Connections that break while idle are dropped and replaced. */
export function openDatabase(
  url: string,
  size: number,
  onError: (error: Error) => void = () => {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'burrow',
  });
  pool.setMaxListeners(50);
  let isClosing = false;
  // Losing a connection while the pool is closing is expected.
  const report = (error: Error): void => {
    if (!isClosing) onError(error);
  };
  pool.on('error', report);
  const jobs = new Jobs(pool, report);
  const close = async (): Promise<void> => {
    isClosing = true;
    await jobs.close();
    await pool.end();
  };
  return { pool, jobs, close };
}
