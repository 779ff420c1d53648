import type { SqlRunner } from '../database/sql-runner.ts';

/**
 * Stores a row of a copy, unless a newer version is already stored.
 * @param table including its schema
 * @param row values by column name: the primary key first, then `version` and the rest
 */
export async function keepRow(
  tx: SqlRunner,
  table: string,
  row: Readonly<{ version: number } & Record<string, unknown>>,
): Promise<void> {
  const columns = Object.keys(row);
  const [key, ...others] = columns;
  await tx.query(
    `insert into ${table} as kept (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})
     on conflict (${key}) do update set ${others.map(column => `${column} = excluded.${column}`).join()}
     where kept.version <= excluded.version`,
    Object.values(row),
  );
}
