import type pg from 'pg';
import type { SqlRunner } from './sql-runner.ts';

/** Runs `work` in a separate transaction, outside TypeORM. If it throws, nothing is written. */
export async function inTransaction<Value>(
  pool: pg.Pool,
  work: (tx: SqlRunner) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work({ query: async (sql, values) => (await client.query(sql, values)).rows });
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
