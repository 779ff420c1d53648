import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartError } from '../config/setting.error.ts';
import { createTestDatabase } from '../testing/index.ts';
import { createDataSource } from './create-data-source.ts';
import type { SchemaOptions } from './data-source-options.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { demandProgram } from './demand-program.ts';

class CreateThings1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table barn.things (id int primary key)');
    await runner.query('select pg_sleep(0.2)');
    await runner.query('insert into barn.things values (1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table barn.things');
  }
}

const options: SchemaOptions = { schema: 'barn', entities: [], migrations: [CreateThings1700000000000] };
let test1: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  test1 = await createTestDatabase();
});
afterAll(() => test1.drop());

async function startOne(): Promise<number> {
  const database = openDatabase(test1.url, 2);
  await migrate(test1.url, options);
  const { rows } = await database.pool.query('select count(*)::int as count from barn.things');
  await database.close();
  return rows[0].count;
}

test('services that start at the same time migrate only once', async () => {
  expect(await Promise.all([startOne(), startOne(), startOne()])).toEqual([1, 1, 1]);
});

test('data sources share the pool, and closing one leaves it open', async () => {
  const database = openDatabase(test1.url, 3);
  const sources = await Promise.all([1, 2].map(() => createDataSource(database.pool, options).initialize()));
  await Promise.all(Array.from({ length: 40 }, (_, at) => sources[at % 2]?.query('select pg_sleep(0.005)')));
  expect(database.pool.totalCount).toBeLessThanOrEqual(3);
  await sources[0]?.destroy();
  expect(await sources[1]?.query('select 1 as one')).toEqual([{ one: 1 }]);
  await sources[1]?.destroy();
  await database.close();
});

class RenameThings1700000000001 implements MigrationInterface {
  static readonly breaksOlderPrograms = true;
  readonly name = 'RenameThings1700000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table barn.things rename to tools');
  }

  async down(): Promise<void> {}
}

test('a program that a newer one has left behind says so, and does not start on what it would spoil', async () => {
  const database = openDatabase(test1.url, 1);
  await migrate(test1.url, options);
  await demandProgram(database.pool, options);
  const newer = { ...options, migrations: [CreateThings1700000000000, RenameThings1700000000001] };
  await migrate(test1.url, newer);
  await demandProgram(database.pool, newer);
  await expect(demandProgram(database.pool, options)).rejects.toThrow(
    /^platform\/program-too-old: .*1700000000001/,
  );
  await expect(migrate(test1.url, options)).rejects.toThrow(StartError);
  await migrate(test1.url, newer);
  await database.close();
});

class IndexTools1700000000002 implements MigrationInterface {
  readonly transaction = false as const;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists barn.tools_by_id');
    await runner.query('create index concurrently tools_by_id on barn.tools (id)');
    await runner.query('reset lock_timeout');
  }

  async down(): Promise<void> {}
}

class WidenTools1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table barn.tools add column name text');
  }

  async down(): Promise<void> {}
}

test('a migration that waits for a lock lets others go on, and is done once it is free; an index is made beside writers', async () => {
  const before = { ...options, migrations: [CreateThings1700000000000, RenameThings1700000000001] };
  await migrate(test1.url, before);
  const database = openDatabase(test1.url, 2);
  const [holder, other] = [await database.pool.connect(), await database.pool.connect()];
  await holder.query('begin');
  await holder.query('select from barn.tools');
  const after = { ...before, migrations: [...before.migrations, WidenTools1700000000003] };
  const migrating = migrate(test1.url, after);
  const waiting =
    "select from pg_stat_activity where application_name = 'burrow migration' and wait_event_type = 'Lock'";
  while ((await other.query(waiting)).rowCount === 0) await new Promise(done => setTimeout(done, 20));
  // It would fail by its own limit if the migration waited longer than calls do.
  await other.query('select from barn.tools');
  await holder.query('commit');
  await migrating;
  await migrate(test1.url, { ...after, migrations: [...after.migrations, IndexTools1700000000002] });
  const made =
    "select from pg_index join pg_class on oid = indexrelid where relname = 'tools_by_id' and indisvalid";
  expect((await other.query(made)).rowCount).toBe(1);
  await other.query('select name from barn.tools');
  for (const client of [holder, other]) client.release();
  await database.close();
});
