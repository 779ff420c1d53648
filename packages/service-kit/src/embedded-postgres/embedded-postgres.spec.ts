import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { runningPostgresUrl, startEmbeddedPostgres } from './index.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-postgres-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('keeps its data over a restart, with durable settings', async () => {
  const data = path.join(folder, 'data');
  await mkdir(data);
  await chmod(folder, 0o755);
  const first = await startEmbeddedPostgres(data);
  await query(first.url, 'create table kept (id int); insert into kept values (7)');
  expect(
    await query(first.url, "select current_setting('fsync') f, current_setting('synchronous_commit') s"),
  ).toEqual([{ f: 'on', s: 'on' }]);
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
  const second = await startEmbeddedPostgres(data);
  expect(await query(second.url, 'select id from kept')).toEqual([{ id: 7 }]);
  await second.stop();
  expect((await stat(path.join(data, 'database.secret'))).mode & 0o777).toBe(0o600);
});

test('a data folder that the database user cannot reach works too', async () => {
  const data = path.join(folder, 'closed', 'data');
  await mkdir(path.dirname(data), { mode: 0o700 });
  const postgres = await startEmbeddedPostgres(data);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  const elsewhere = await readFile(path.join(data, 'database-folder'), 'utf8').catch(() => '');
  if (elsewhere) await rm(elsewhere.trim(), { recursive: true });
});

test('a second one on the same folder is refused, and the first one keeps running', async () => {
  await chmod(folder, 0o755);
  const first = await startEmbeddedPostgres(folder);
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    /in use by a Burrow that is running\. Stop it first/,
  );
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await first.stop();
});

test('another process finds the one that is running, and nothing if none is', async () => {
  await chmod(folder, 0o755);
  expect(runningPostgresUrl(folder)).toBeUndefined();
  const first = await startEmbeddedPostgres(folder);
  expect(runningPostgresUrl(folder)).toBe(first.url);
  await first.stop();
  expect(runningPostgresUrl(folder)).toBeUndefined();
});

test('a pid file with the number of somebody else’s process does not stop it', async () => {
  await chmod(folder, 0o755);
  const first = await startEmbeddedPostgres(folder);
  await first.stop();
  const file = path.join(folder, 'database', 'cluster', 'postmaster.pid');
  await writeFile(file, `${process.pid}\n${path.dirname(file)}\n1\n5432\n\n127.0.0.1\n`);
  const second = await startEmbeddedPostgres(folder);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});
