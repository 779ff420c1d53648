import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../testing/index.ts';
import { createDataSource } from './create-data-source.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let dataSource: DataSource;
let admin: pg.Client;

beforeEach(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 3);
  const options = { schema: 'public', entities: [], migrations: [] };
  dataSource = await createDataSource(database.pool, options).initialize();
  await database.pool.query('create table eggs (id int primary key)');
  admin = new pg.Client({ connectionString: own.url });
  await admin.connect();
});

afterEach(async () => {
  await admin.end();
  await dataSource.destroy();
  await database.close();
  await own.drop();
});

type Run = (sql: string) => Promise<unknown>;
const WAYS: [string, (work: (run: Run) => Promise<unknown>) => Promise<unknown>][] = [
  ['inTransaction', work => inTransaction(database.pool, tx => work(sql => tx.query(sql)))],
  ['TypeORM', work => dataSource.transaction(tx => work(sql => tx.query(sql)))],
];

const pidOf = async (run: Run): Promise<number> =>
  ((await run('select pg_backend_pid() as pid')) as { pid: number }[])[0]?.pid ?? 0;

async function terminate(pid: number): Promise<void> {
  await admin.query('select pg_terminate_backend($1, 5000)', [pid]);
}

test.each(WAYS)(
  '%s: a connection that breaks between two statements fails this transaction only',
  async (_, within) => {
    const lost = within(async run => {
      await run('insert into eggs values (1)');
      await terminate(await pidOf(run));
      await run('insert into eggs values (2)');
    });
    await expect(lost).rejects.toThrow();
    await within(run => run('insert into eggs values (3)'));
    expect((await admin.query('select id from eggs')).rows).toEqual([{ id: 3 }]);
  },
);

test.each(WAYS)('%s: what failed first is what is told, also when the rollback fails', async (_, within) => {
  const failing = within(async run => {
    await terminate(await pidOf(run));
    throw new Error('the first thing that failed');
  });
  await expect(failing).rejects.toThrow('the first thing that failed');
});

test('a statement of a call ends after five seconds, and one that waits for a lock after two', async () => {
  const { rows } = await database.pool.query(
    "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name",
  );
  expect(rows).toEqual([
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ]);
});

test('a service whose table is locked takes its own connections, and the others go on', async () => {
  await admin.query('begin; lock table eggs');
  const stuck = database.forService();
  const waiting = Array.from({ length: 10 }, () => stuck.pool.query('select * from eggs'));
  const outcomes = Promise.allSettled(waiting);
  const other = database.forService();
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const answered = await outcomes;
  await admin.query('rollback');
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect((await stuck.pool.query('select * from eggs')).rows).toEqual([]);
}, 20_000);

test('a server that is frozen ends nothing by itself: the connection is closed, and another one is opened later', async () => {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    await expect(database.pool.query('select 1')).rejects.toThrow('Connection terminated');
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
}, 20_000);
