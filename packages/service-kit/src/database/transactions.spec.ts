import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../testing/index.ts';
import { withDeadline } from './with-deadline.ts';
import { createDataSource } from './create-data-source.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { type PoolAccessError, refusePoolAccess } from './pool-access.error.ts';
import type { SqlRunner } from './sql-runner.ts';
import { beforeCommit, leaveTransaction } from './inside-transaction.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let dataSource: DataSource;
let isLogging: boolean;
let reported: PoolAccessError[];

beforeEach(async () => {
  own = await createTestDatabase();
  isLogging = false;
  reported = [];
  const onPoolAccess = (error: PoolAccessError): void => {
    reported.push(error);
    if (!isLogging) refusePoolAccess(error);
  };
  database = openDatabase(own.url, 2, { onPoolAccess });
  const options = { schema: 'public', entities: [], migrations: [] };
  dataSource = await createDataSource(database.forService().pool, options).initialize();
  await database.pool.query('create table eggs (id int primary key)');
});

afterEach(async () => {
  await dataSource.destroy();
  await database.close();
  await own.drop();
});

const eggs = async (): Promise<number> => (await database.pool.query('select 1 from eggs')).rowCount ?? 0;

const second: [string, () => Promise<unknown>][] = [
  ['the pool', () => database.pool.query('select 1')],
  ["a service's part of it", () => database.forService().pool.query('select 1')],
  ['the data source', () => dataSource.query('select 1')],
  ['another transaction', () => dataSource.transaction(tx => tx.query('select 1'))],
  ['another one without TypeORM', () => inTransaction(database.pool, tx => tx.query('select 1'))],
  ['another service', async () => database.demandNoTransaction('another service was called')],
];

test.each(second)(
  'inside a transaction, %s is reported, and nothing is written if the reporter refuses',
  async (_, ask) => {
    const ways = [
      () => dataSource.transaction(async tx => [await tx.query('insert into eggs values (1)'), await ask()]),
      () =>
        inTransaction(database.pool, async tx => [
          await tx.query('insert into eggs values (1)'),
          await ask(),
        ]),
    ];
    for (const way of ways) await expect(way()).rejects.toThrow('inside a transaction');
    expect(reported).toHaveLength(2);
    expect(await eggs()).toBe(0);
  },
);

test('a reporter that only counts lets it happen', async () => {
  isLogging = true;
  await inTransaction(database.pool, async () => database.pool.query('insert into eggs values (1)'));
  expect([reported.length, await eggs()]).toEqual([1, 1]);
});

test('what leaves the transaction, and what goes on after it, may use the pool', async () => {
  let later = Promise.resolve<unknown>(null);
  await dataSource.transaction(async tx => {
    await tx.query('insert into eggs values (1)');
    await leaveTransaction(() => database.pool.query('insert into eggs values (2)'));
    later = delay(50).then(() => database.pool.query('insert into eggs values (3)'));
  });
  await later;
  expect([reported.length, await eggs()]).toEqual([0, 3]);
});

test('a job holds a connection too', async () => {
  await database.jobs.open('hatch');
  const done = Promise.withResolvers<unknown>();
  await database.jobs.work('hatch', async () => {
    await database.pool.query('select 1').then(done.resolve, done.resolve);
  });
  await inTransaction(database.pool, tx => database.jobs.send(tx, 'hatch', { egg: 1 }));
  expect(await done.promise).toMatchObject({ name: 'PoolAccessError' });
});

const commit = (): Promise<unknown> => dataSource.transaction(tx => tx.query('insert into eggs values (1)'));
const commitWithout = (): Promise<unknown> =>
  inTransaction(database.pool, tx => tx.query('insert into eggs values (1)'));

test.each([
  ['TypeORM', commit],
  ['SQL', commitWithout],
])('with %s, nobody is refused a change that is made', async (_, change) => {
  await expect(withDeadline(-1, change)).rejects.toMatchObject({ code: 'platform/busy' });
  expect(await eggs()).toBe(0);
  await withDeadline(60_000, change);
  expect(await eggs()).toBe(1);
});

test('after its first commit a call is answered as done, however late it is', async () => {
  await withDeadline(300, async () => {
    await commit();
    await delay(400);
    await dataSource.transaction(tx => tx.query('insert into eggs values (2)'));
  });
  expect(await eggs()).toBe(2);
});

type InTransaction = (work: (tx: SqlRunner) => Promise<void>) => Promise<void>;
const kinds: [string, InTransaction][] = [
  ['of TypeORM', work => dataSource.transaction(work)],
  ['outside TypeORM', work => inTransaction(database.pool, work)],
];

describe.each(kinds)('what is to be done before the commit of a transaction %s', (_, transaction) => {
  const done: string[] = [];
  const note = async (what: string) => void done.push(what);
  beforeEach(() => void done.splice(0));

  test('is done last, in the order in which it was asked for', async () => {
    await transaction(async () => {
      await beforeCommit(() => note('first'));
      await beforeCommit(() => note('second'));
      await note('work');
    });
    expect(done).toEqual(['work', 'first', 'second']);
  });

  test('is left out when the work fails, and undoes the work when it fails itself', async () => {
    const fails = async () => Promise.reject(new Error('no eggs'));
    const failing = transaction(async () => {
      await beforeCommit(() => note('first'));
      await fails();
    });
    await expect(failing).rejects.toThrow('no eggs');
    expect(done).toEqual([]);
    const failingLast = transaction(async tx => {
      await tx.query('insert into eggs values (1)');
      await beforeCommit(fails);
    });
    await expect(failingLast).rejects.toThrow('no eggs');
    expect(await eggs()).toBe(0);
  });
});

test('outside of a transaction it is done at once', async () => {
  let isDone = false;
  await beforeCommit(async () => void (isDone = true));
  expect(isDone).toBe(true);
});
