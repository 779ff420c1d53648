import pg from 'pg';
import { StartError } from '../config/setting.error.ts';
import { isLentByTransaction } from './pooled-sessions.rules.ts';

const WHAT_TO_DO =
  'Burrow keeps a pool of its own and needs sessions: name the PostgreSQL server itself in DATABASE_URL (docs/operations/postgresql.md).';

const PROCESS = 'select pg_backend_pid() as process';

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

const processOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ process: number }>(PROCESS)).rows[0]?.process ?? 0;

async function isLent(url: string): Promise<boolean> {
  const first = await connected(url);
  try {
    const process = await processOf(first);
    const second = await connected(url);
    try {
      await second.query('begin');
      const ofSecond = await processOf(second);
      return isLentByTransaction({ first: process, second: ofSecond, firstAgain: await processOf(first) });
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
}

/**
 * Locks of migrations, notifications and the limits of statements belong to sessions. A pooler that lends connections for
 * single transactions, as PgBouncer does with pool_mode = transaction, would lose them without a word.
 * @throws StartError
 */
export async function demandSessions(url: string, pool: pg.Pool): Promise<void> {
  if (await isLent(url))
    throw new StartError(
      `Between Burrow and its database is a pooler that lends connections for single transactions (PgBouncer with pool_mode = transaction or statement). ${WHAT_TO_DO}`,
    );
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout === '0')
    throw new StartError(
      `Between Burrow and its database is a pooler that drops the limits of statements (PgBouncer with ignore_startup_parameters). ${WHAT_TO_DO}`,
    );
}

/** What a pooler answers that takes no limits, or no transactions, in words; undefined if it is something else. */
export const poolerRefusal = (error: unknown): string | undefined =>
  error instanceof Error && /unsupported startup parameter|statement pooling mode/.test(error.message)
    ? `Between Burrow and its database is a pooler that refuses what Burrow asks for (${error.message}). ${WHAT_TO_DO}`
    : undefined;
