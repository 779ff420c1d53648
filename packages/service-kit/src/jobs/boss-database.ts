import pg from 'pg';
import type { Db } from 'pg-boss';
import { DATABASE_LIMITS } from '../database/database-limits.table.ts';
import { begin } from '../database/in-transaction.ts';
import { Listener } from './listener.ts';

type TransactionHandle = Awaited<ReturnType<NonNullable<Db['beginTransaction']>>>;

async function beginTransaction(pool: pg.Pool): Promise<TransactionHandle> {
  const client = await pool.connect();
  try {
    await begin(client, DATABASE_LIMITS.job);
  } catch (error) {
    client.release(true);
    throw error;
  }
  let settled = false;
  const settle = async (statement: 'commit' | 'rollback'): Promise<void> => {
    if (settled) {
      if (statement === 'commit') throw new Error('the transaction has ended');
      return;
    }
    settled = true;
    try {
      await client.query(statement);
      client.release();
    } catch (error) {
      client.release(true);
      if (statement === 'commit') throw error;
    }
  };
  return {
    db: { executeSql: (text, values) => client.query(text, values as unknown[]) },
    commit: () => settle('commit'),
    rollback: () => settle('rollback'),
  };
}

/** Runs pg-boss on the process's pool, with a separate connection for notifications. */
export const bossDatabase = (pool: pg.Pool): Db => ({
  executeSql: (text, values) => pool.query(text, values as unknown[]),
  beginTransaction: () => beginTransaction(pool),
  listen: async (channel, onNotification, onReconnect) => {
    const { connectionString } = pool.options;
    const listener = new Listener({ connectionString, channel, onNotification, onReconnect });
    await listener.open();
    return listener;
  },
});
