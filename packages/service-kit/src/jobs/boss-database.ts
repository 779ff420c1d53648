import pg from 'pg';
import type { Db } from 'pg-boss';
import { setTimeout as delay } from 'node:timers/promises';

const RECONNECT_MS = 1_000;

type ListenHandle = Awaited<ReturnType<NonNullable<Db['listen']>>>;
type TransactionHandle = Awaited<ReturnType<NonNullable<Db['beginTransaction']>>>;

/** A listener that connects again when its connection is lost. */
async function listen(
  connectionString: string | undefined,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<ListenHandle> {
  let closed = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'burrow listener', keepAlive: true });
    next.on('notification', message => onNotification(message.payload ?? ''));
    next.on('error', () => {});
    next.once('end', () => void reconnect());
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    onReconnect();
  };
  const reconnect = async (): Promise<void> => {
    while (!closed) {
      await delay(RECONNECT_MS, undefined, { ref: false });
      if (closed) return;
      const done = await connect().then(() => true, () => false); // prettier-ignore
      if (done) return;
    }
  };
  await connect();
  return {
    close: async () => {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}

async function beginTransaction(pool: pg.Pool): Promise<TransactionHandle> {
  const client = await pool.connect();
  await client.query('begin');
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

/** pg-boss on the process's pool, with a connection of its own for notifications. */
export const bossDatabase = (pool: pg.Pool): Db => ({
  executeSql: (text, values) => pool.query(text, values as unknown[]),
  beginTransaction: () => beginTransaction(pool),
  listen: (channel, onNotification, onReconnect) =>
    listen(pool.options.connectionString, channel, onNotification, onReconnect),
});
