import { afterAll, beforeAll, expect, test } from '@jest/globals';
import path from 'node:path';
import pg from 'pg';
import { createTestDatabase } from '../start-test-postgres.ts';
import { ANIMALS, FREE, HERD } from './fixtures/farm.queries.ts';
import { plainStatementFaults } from './plain-statement-faults.ts';
import { statementFaults } from './statement-faults.ts';

const FARM = `
  create schema farm;
  create table farm.pens (id int primary key, name text not null);
  create table farm.animals (id uuid primary key, name text not null, legs int not null, pen_id int references farm.pens)`;
const FOLDER = path.join(import.meta.dirname, 'fixtures');
const ADA = '00000000-0000-4000-8000-00000000ada0';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(FARM);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the database finds what declared rows and statements have wrong, and nothing else', async () => {
  expect(await statementFaults(FOLDER, client)).toEqual([
    'farm.queries.ts DAILY: relation "farm.barns" does not exist',
    'farm.queries.ts EXPORTED: column "wool" does not exist',
    'farm.queries.ts PENS: pen may be null',
    'farm.queries.ts WOOL: column "wool" does not exist',
  ]);
});

test('a statement that a repository would do has to say why it is SQL', async () => {
  expect(await plainStatementFaults(FOLDER)).toEqual([
    'farm.queries.ts NAME: a repository does this; or say in the comment above it: SQL because …',
  ]);
});

test('a column whose type changes is found at once', async () => {
  await client.query('begin; alter table farm.animals alter column name type int using 1');
  const faults = await statementFaults(FOLDER, client);
  await client.query('rollback');
  expect(faults).toContain('farm.queries.ts ANIMALS: name is number (int4), not string');
});

test('statements are read by row, by first row, by their only row, and by how much they wrote', async () => {
  await client.query(`insert into farm.animals values ('${ADA}', 'Ada', 4)`);
  expect(await ANIMALS.rows(client, [4])).toEqual([{ id: ADA, name: 'Ada', pen: null }]);
  expect(await ANIMALS.first(client, [2])).toBeUndefined();
  expect(await HERD.only(client)).toEqual({ count: 1 });
  await expect(ANIMALS.only(client, [2])).rejects.toThrow('always has a row');
  expect(await FREE.count(client, [ADA])).toBe(1);
});
