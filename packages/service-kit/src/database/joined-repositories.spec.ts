import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Column, type DataSource, Entity, PrimaryColumn, type Repository } from 'typeorm';
import { createTestDatabase } from '../testing/index.ts';
import { createDataSource } from './create-data-source.ts';
import { type Database, openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { refusePoolAccess } from './pool-access.error.ts';

@Entity('eggs')
class EggEntity {
  @PrimaryColumn('int') id!: number;
  @Column('text') hen!: string;
}

const SCHEMA = { schema: 'public', entities: [EggEntity], migrations: [] };
let own: Awaited<ReturnType<typeof createTestDatabase>>;
/** With one connection: whatever asks for a second one is refused, or waits for ever. */
let database: Database;
let dataSource: DataSource;
let eggs: Repository<EggEntity>;

beforeEach(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 1, { onPoolAccess: refusePoolAccess });
  dataSource = await createDataSource(database.forService().pool, SCHEMA).initialize();
  await database.pool.query('create table eggs (id int primary key, hen text not null)');
  eggs = dataSource.getRepository(EggEntity);
});

afterEach(async () => {
  await database.close();
  await own.drop();
});

type Query = (sql: string) => Promise<{ pid: number }[]>;
const PID = 'select pg_backend_pid() as pid';

/** In a job what a handler throws undoes its own work; here the queue is told to try no more. */
async function inJob(work: (query: Query) => Promise<unknown>): Promise<void> {
  await database.jobs.open('hatch');
  const done = Promise.withResolvers<void>();
  await database.jobs.work('hatch', (_, tx) =>
    work(sql => tx.query(sql)).then(
      () => done.resolve(),
      error => {
        done.reject(error);
        throw error;
      },
    ),
  );
  await inTransaction(database.pool, tx => database.jobs.send(tx, 'hatch', {}, { retryLimit: 0 }));
  await done.promise.finally(() => database.jobs.close());
}

const WAYS: [string, (work: (query: Query) => Promise<unknown>) => Promise<unknown>][] = [
  ['inTransaction', work => inTransaction(database.pool, tx => work(sql => tx.query(sql)))],
  ['DataSource.transaction', work => dataSource.transaction(tx => work(sql => tx.query(sql)))],
  ['a job', inJob],
];

test.each(WAYS)('in %s, a repository uses the connection of the transaction', async (_, within) => {
  await within(async query => {
    const [theirs] = await query(PID);
    expect(await eggs.query(PID)).toEqual([theirs]);
    await query("insert into eggs values (1, 'Bertha')");
    expect(await eggs.findOneBy({ id: 1 })).toEqual({ id: 1, hen: 'Bertha' });
    await eggs.save({ id: 2, hen: 'Clara' });
    expect(await eggs.createQueryBuilder().getCount()).toBe(2);
  });
  expect(await eggs.count()).toBe(2);
});

test.each(WAYS)('in %s, what repositories wrote is undone with it', async (_, within) => {
  await eggs.insert({ id: 1, hen: 'Bertha' });
  const failing = within(async () => {
    await eggs.insert({ id: 2, hen: 'Clara' });
    await eggs.save({ id: 3, hen: 'Dora' });
    await eggs.update({ id: 1 }, { hen: 'Emma' });
    throw new Error('the basket fell');
  });
  await expect(failing).rejects.toThrow('the basket fell');
  expect(await eggs.find()).toEqual([{ id: 1, hen: 'Bertha' }]);
});

test.each(WAYS)('a repository that is first asked for in %s keeps nothing of it', async (_, within) => {
  const fresh = await createDataSource(database.pool, SCHEMA).initialize();
  await within(async () => void fresh.getRepository(EggEntity));
  expect(fresh.getRepository(EggEntity).queryRunner).toBeUndefined();
});

test('a transaction that a repository begins is one of its own, and is refused inside another', async () => {
  await eggs.manager.transaction(async () => {
    await eggs.insert({ id: 1, hen: 'Bertha' });
    await expect(eggs.manager.transaction(() => eggs.count())).rejects.toThrow('inside a transaction');
  });
  expect(await eggs.count()).toBe(1);
});

test('what goes on after a transaction writes on a connection of its own', async () => {
  const ended = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  const failing = inTransaction(database.pool, async () => {
    later = ended.promise.then(() => eggs.insert({ id: 1, hen: 'Bertha' }));
    throw new Error('the basket fell');
  });
  await expect(failing).rejects.toThrow('the basket fell');
  ended.resolve();
  await later;
  expect(await eggs.count()).toBe(1);
});

test('of two transactions at once, each has what its own repositories wrote', async () => {
  const two = openDatabase(own.url, 2, { onPoolAccess: refusePoolAccess });
  const source = await createDataSource(two.pool, SCHEMA).initialize();
  const both = source.getRepository(EggEntity);
  const written = Promise.withResolvers<void>();
  const first = source.transaction(async () => {
    await both.insert({ id: 1, hen: 'Bertha' });
    written.resolve();
    throw new Error('the basket fell');
  });
  const second = written.promise.then(() =>
    inTransaction(two.pool, () => both.insert({ id: 1, hen: 'Clara' })),
  );
  await expect(first).rejects.toThrow('the basket fell');
  await second;
  expect(await both.find()).toEqual([{ id: 1, hen: 'Clara' }]);
  await two.close();
});
