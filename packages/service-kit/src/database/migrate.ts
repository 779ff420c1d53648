import pg from 'pg';
import { createDataSource, type SchemaOptions } from './create-data-source.ts';
import { DATABASE_LIMITS } from './database-limits.table.ts';
import { demandProgram, nameOldestProgram } from './demand-program.ts';

/** First key of our advisory locks, so that they never clash with those of others. */
const LOCK_SPACE = 0x6275;

async function withLock(url: string | undefined, name: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The error of the failed statement is the useful one.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, name]);
    await work();
  } finally {
    await client.end();
  }
}

/** A connection with the limits of a migration, which may take longer than any call. */
async function withOwnConnection(
  url: string | undefined,
  work: (pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const { statementMs, lockMs } = DATABASE_LIMITS.migration;
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    application_name: 'burrow migration',
  });
  pool.on('connect', client => client.on('error', () => {}));
  pool.on('error', () => {});
  await work(pool).finally(() => pool.end());
}

/**
 * Brings a service's schema up to date. Processes that start at the same time take turns under an advisory lock.
 * @throws StartError platform/program-too-old if a newer program has changed the schema so that this one cannot use it
 */
export async function migrate(url: string | undefined, options: SchemaOptions): Promise<void> {
  const { schema } = options;
  await withLock(url, `migrate ${schema}`, () =>
    withOwnConnection(url, async pool => {
      await pool.query(`create schema if not exists "${schema}"`);
      await demandProgram(pool, options);
      const dataSource = await createDataSource(pool, options).initialize();
      await dataSource.runMigrations({ transaction: 'each' });
      await nameOldestProgram(pool, options);
      await dataSource.destroy();
    }),
  );
}
