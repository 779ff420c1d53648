import { SERVICE_NAMES, type ServiceName, SERVICES } from '@burrow/contracts';
import {
  createLogger,
  type Database,
  openDatabase,
  partSecret,
  type Service,
  trustedWithin,
} from '@burrow/service-kit';
import { createTestDatabase, testPostgresUrl } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { completeSettings } from '../src/complete-settings.ts';
import { readStandaloneEnv } from '../src/env.ts';
import { services } from '../src/services.ts';
import { CONTENT_FILE, INSTALLATION } from './platform.harness.ts';
import { until } from './stream.harness.ts';

/** Roles belong to the whole server, on which other tests run too. */
const PREFIX = `burrow${randomUUID().slice(0, 8)}_`;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Database;
const opened: Database[] = [];
const started: Partial<Record<ServiceName, Service>> = {};

const runRoles = async (): Promise<void> => {
  const text = await readFile(new URL('../../../docs/operations/roles.sql', import.meta.url), 'utf8');
  await owner.pool.query(text.replaceAll('burrow_', PREFIX));
};

const urlOf = (name: string): string => {
  const url = new URL(database.url);
  Object.assign(url, { username: PREFIX + name, password: 'secret' });
  return url.href;
};

async function start(name: ServiceName): Promise<Database> {
  const opening = openDatabase(urlOf(name), 3);
  opened.push(opening);
  const settings = completeSettings(readStandaloneEnv({ CONTENT_FILE, LOG_LEVEL: 'silent' }));
  started[name] = await services[name].create({
    database: opening,
    keys: { secret: partSecret(INSTALLATION, name), trusted: trustedWithin(INSTALLATION) },
    logger: createLogger(name, 'silent'),
    places: started,
    settings,
  });
  return opening;
}

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase(database.url, 2);
  await runRoles();
  for (const name of SERVICE_NAMES) await owner.pool.query(`alter role ${PREFIX}${name} password 'secret'`);
  for (const name of SERVICE_NAMES) await start(name);
  await runRoles();
});

afterAll(async () => {
  for (const name of SERVICE_NAMES.toReversed()) await started[name]?.close();
  for (const one of opened) await one.close();
  await owner.close();
  await database.drop();
  const server = openDatabase(testPostgresUrl(), 1);
  for (const name of [...SERVICE_NAMES, 'queue']) await server.pool.query(`drop role ${PREFIX}${name}`);
  await server.close();
});

test('every service starts with a role that owns its schema and shares the queue', async () => {
  const { rows } = await owner.pool.query<{ schema: string; owner: string }>(
    `select distinct schemaname as schema, tableowner as owner from pg_tables
     where schemaname <> all ('{pg_catalog,information_schema}') order by 1, 2`,
  );
  const services = SERVICE_NAMES.map(name => ({ schema: SERVICES[name].schema, owner: PREFIX + name }));
  const all = [...services, { schema: 'jobs', owner: `${PREFIX}queue` }];
  expect(rows).toEqual(all.toSorted((one, other) => (one.schema < other.schema ? -1 : 1)));
});

test('what one service sends through the queue another does', async () => {
  const [sender, receiver] = opened as [Database, Database];
  const queue = `roles-${PREFIX}`;
  const received: object[] = [];
  await sender.jobs.open(queue);
  await receiver.jobs.work(queue, async data => void received.push(data));
  const client = await sender.pool.connect();
  const query = async (sql: string, values?: unknown[]) =>
    (await client.query(sql, values as unknown[])).rows;
  await sender.jobs.send({ query: query as never }, queue, { of: 'the first service' });
  client.release();
  await until(() => received.length > 0, 'the job');
  expect(received).toEqual([{ of: 'the first service' }]);
});

test('no service reads or changes what is another’s, and none makes anything beside its schema', async () => {
  for (const [index, name] of SERVICE_NAMES.entries()) {
    const { pool } = opened[index]!;
    const others = SERVICE_NAMES.filter(other => other !== name);
    for (const other of others)
      await expect(pool.query(`select from ${SERVICES[other].schema}.oldest_program`)).rejects.toThrow(
        /permission denied/,
      );
    await expect(pool.query('create schema elsewhere')).rejects.toThrow(/permission denied/);
    await expect(pool.query('create table public.elsewhere ()')).rejects.toThrow(/permission denied/);
  }
});
