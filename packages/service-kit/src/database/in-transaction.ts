import type pg from 'pg';
import { demandTime, noteCommit } from './with-deadline.ts';
import { closeWhenSilent } from './close-when-silent.ts';
import { DATABASE_LIMITS, type DatabaseLimits, setLimits } from './database-limits.table.ts';
import type { SqlRunner } from './sql-runner.ts';
import { insideTransaction } from './inside-transaction.ts';

/** Begins a transaction with limits of its own on a connection that the caller holds. */
export async function begin(client: pg.ClientBase, limits: DatabaseLimits): Promise<void> {
  closeWhenSilent(client, limits.silenceMs);
  await client.query(`begin; ${setLimits(limits)}`);
}

/** Rolls back, and returns whether the connection can be used again. */
export const rollBack = (client: pg.ClientBase): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

/**
 * Runs `work` in a separate transaction, outside TypeORM, with the limits of a call if no others are given. If it
 * throws, nothing is written, and its error is the one that is thrown.
 */
export async function inTransaction<Value>(
  pool: pg.Pool,
  work: (tx: SqlRunner) => Promise<Value>,
  limits: DatabaseLimits = DATABASE_LIMITS.call,
): Promise<Value> {
  const client = await pool.connect();
  let isSound = true;
  try {
    await begin(client, limits);
    const tx: SqlRunner = { query: async (sql, values) => (await client.query(sql, values)).rows };
    const value = await insideTransaction(client, () => work(tx));
    demandTime();
    await client.query('commit');
    noteCommit();
    return value;
  } catch (error) {
    isSound = await rollBack(client);
    throw error;
  } finally {
    client.release(!isSound);
  }
}
