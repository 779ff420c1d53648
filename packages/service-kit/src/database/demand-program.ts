import type pg from 'pg';
import { StartError } from '../config/setting.error.ts';
import type { SchemaOptions } from './data-source-options.ts';
import { newestOf, oldestAllowedBy } from './oldest-program.rules.ts';

const UNDEFINED_TABLE = '42P01';

/** Returns the oldest program that may run on the schema, by its newest migration; 0 if nothing is said. */
async function oldestOn(pool: pg.Pool, schema: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ migration: string }>(
      `select migration from "${schema}".oldest_program`,
    );
    return Number(rows[0]?.migration ?? 0);
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return 0;
    throw error;
  }
}

/**
 * Resolves if this program may use the schema as it is now, also when a newer one has changed it meanwhile.
 * @throws StartError that begins with platform/program-too-old
 */
export async function demandProgram(pool: pg.Pool, { schema, migrations }: SchemaOptions): Promise<void> {
  const oldest = await oldestOn(pool, schema);
  const own = newestOf(migrations);
  if (own >= oldest) return;
  throw new StartError(
    `platform/program-too-old: the data of ${schema} needs a program with migration ${oldest} or a later one; this one ends with ${own}. Start the newer version.`,
  );
}

/** Writes down what the migrations say of older programs. It never goes back. */
export async function nameOldestProgram(pool: pg.Pool, { schema, migrations }: SchemaOptions): Promise<void> {
  const table = `"${schema}".oldest_program`;
  await pool.query(
    `create table if not exists ${table} (one boolean primary key default true check (one), migration bigint not null)`,
  );
  await pool.query(
    `insert into ${table} as known (migration) values ($1)
     on conflict (one) do update set migration = greatest(known.migration, excluded.migration)`,
    [oldestAllowedBy(migrations)],
  );
}
