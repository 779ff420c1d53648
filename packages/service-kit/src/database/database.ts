import pg from 'pg';
import { Jobs } from '../jobs/jobs.ts';

/** The connections and the jobs of one process. All its services share one pool. */
export interface Database {
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;

/** Opens a pool of at most `size` connections. Connections that break while idle are dropped and made anew. */
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
    application_name: 'burrow',
  });
  pool.setMaxListeners(50);
  pool.on('error', onError);
  const jobs = new Jobs(pool, onError);
  const close = async (): Promise<void> => {
    await jobs.close();
    await pool.end();
  };
  return { pool, jobs, close };
}
