import type pg from 'pg';
import { LOCK_SPACE, lockNameOf } from './migration-data-source.ts';

/** Waits until no migration of the schemas runs, and lets none begin until the returned function is called. */
export async function holdMigrations(
  client: pg.ClientBase,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const each = async (call: string): Promise<void> => {
    for (const schema of schemas)
      await client.query(`select ${call}($1, hashtext($2))`, [LOCK_SPACE, lockNameOf(schema)]);
  };
  await each('pg_advisory_lock_shared');
  return () => each('pg_advisory_unlock_shared');
}
