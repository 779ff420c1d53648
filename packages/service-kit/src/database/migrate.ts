import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { SchemaOptions } from './create-data-source.ts';

/** First key of our advisory locks, so that they never clash with those of others. */
const LOCK_SPACE = 0x6275;

async function withLock(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: pool.options.connectionString });
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

/**
 * Brings a service's schema up to date. Processes that start at the same time take turns under an advisory
 * lock, held on a separate connection so that the smallest pool is enough.
 */
export async function migrate(
  dataSource: DataSource,
  pool: pg.Pool,
  { schema }: SchemaOptions,
): Promise<void> {
  await withLock(pool, `migrate ${schema}`, async () => {
    await pool.query(`create schema if not exists "${schema}"`);
    await dataSource.runMigrations({ transaction: 'each' });
  });
}
