import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { SchemaOptions } from './create-data-source.ts';

/** First key of our advisory locks, so that they meet no one else's. */
const LOCK_SPACE = 0x6275;

async function withLock(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: pool.options.connectionString });
  // The statement that fails says what is wrong.
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
 * Brings a service's schema up to date. Processes that start together take turns under an advisory
 * lock, which a connection of its own holds, so that the smallest pool suffices.
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
