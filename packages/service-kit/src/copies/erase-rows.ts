import type { SqlRunner } from '../database/sql-runner.ts';
import type { Learner } from './learner.ts';

/** Deletes the rows of a learner from tables of a schema, each of which has `learner_kind` and `learner_id`. */
export async function eraseRows(
  tx: SqlRunner,
  schema: string,
  tables: readonly string[],
  { kind, id }: Learner,
): Promise<void> {
  for (const table of tables)
    await tx.query(`delete from ${schema}.${table} where learner_kind = $1 and learner_id = $2`, [kind, id]);
}
