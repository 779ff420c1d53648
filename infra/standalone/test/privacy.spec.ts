import { SERVICES } from '@burrow/contracts';
import { KEPT_ROWS, RECEIVER_ROWS } from '@burrow/contracts/privacy';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { StandaloneEnvSchema } from '../src/env.ts';
import { NO_RECEIVER, NOT_PERSONAL } from './privacy.exempt.ts';
import { type SeededDatabase, seededDatabase } from './seeded.harness.ts';

/** One that every service has migrated. */
let database: SeededDatabase;

beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.drop());

/** A view stores nothing. */
const COLUMNS = `
  select table_schema || '.' || table_name as "table", column_name as "column" from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_schema = any($1) and table_type = 'BASE TABLE'`;

async function columnsThatExist(): Promise<string[]> {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string }>(COLUMNS, [
    Object.values(SERVICES).map(({ schema }) => schema),
  ]);
  await client.end();
  return rows.map(({ table, column }) => `${table}.${column}`);
}

const named = (columns: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(columns).flatMap(([table, list]) => list.map(column => `${table}.${column}`));

test('every column of every service has a row on the privacy page, or says nothing about a person', async () => {
  const exist = await columnsThatExist();
  const onPage = KEPT_ROWS.flatMap(({ columns }) => named(columns));
  const exempt = NOT_PERSONAL.map(
    pattern => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`),
  );
  const isExempt = (column: string): boolean => exempt.some(pattern => pattern.test(column));
  expect(exist.filter(column => !onPage.includes(column) && !isExempt(column))).toEqual([]);
  expect(onPage.filter(column => !exist.includes(column))).toEqual([]);
  expect(onPage.filter(isExempt)).toEqual([]);
  expect(exempt.filter(pattern => !exist.some(column => pattern.test(column)))).toEqual([]);
});

/** What each service says of its tables: docs/database.md is made from it. */
const described = Object.entries(SERVICES).flatMap(([service, { schema }]) => {
  const file = new URL(`../../../services/${service}/src/database/tables.json`, import.meta.url);
  if (!existsSync(file)) return [];
  const tables = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.keys(tables).map(table => `${schema}.${table}`);
});

test('every table of every service is described, and no other', async () => {
  const exist = new Set((await columnsThatExist()).map(column => column.split('.').slice(0, 2).join('.')));
  const migrations = /\.(typeorm_)?migrations$/;
  expect([...exist].filter(table => !migrations.test(table)).toSorted()).toEqual(described.toSorted());
});

test('every setting that names somebody outside has a row of receivers, or sends nothing about a person', () => {
  const settings = Object.keys(StandaloneEnvSchema.shape);
  const onPage = RECEIVER_ROWS.flatMap(row => row.settings);
  expect(settings.filter(name => !onPage.includes(name) && !(name in NO_RECEIVER))).toEqual([]);
  expect([...onPage, ...Object.keys(NO_RECEIVER)].filter(name => !settings.includes(name))).toEqual([]);
});
