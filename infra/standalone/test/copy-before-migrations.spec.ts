import { type Database, migrateTo, migrationNames, openDatabase } from '@burrow/service-kit';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { schema } from '@burrow/assistant';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { copyBeforeMigrations } from '../src/copy-before-migrations.ts';
import { readWhole } from '../src/restore/read-whole.ts';
import { demandFit, restoreBackup } from '../src/restore/restore-backup.ts';

let folder: string;
let source: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
const copies = async () => (await readdir(path.join(folder, 'backups')).catch(() => [])).toSorted();
const copy = () => copyBeforeMigrations(database, source.url, folder);
const before = migrationNames(schema).slice(0, -1);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-copies-'));
  source = await createTestDatabase();
  database = openDatabase(source.url, 2);
});
afterAll(async () => {
  await database.close();
  await source.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a copy is made before migrations, and nowhere else; the last three are kept', async () => {
  await copy();
  expect(await copies()).toEqual([]);
  await migrateTo(source.url, schema, before);
  for (let made = 0; made < 5; made += 1) await copy();
  const [first = ''] = await copies();
  expect(await copies()).toHaveLength(3);
  expect((await stat(path.join(folder, 'backups', first))).mode & 0o777).toBe(0o600);
  await migrateTo(source.url, schema, migrationNames(schema));
  await copy();
  expect((await copies())[0]).toBe(first);
});

test('what a killed backup left is removed by the next one; what a living one writes is not', async () => {
  const left = (pid: number) => path.join(folder, 'backups', `x.backup.${pid}.part`);
  for (const pid of [2 ** 30, process.pid]) await writeFile(left(pid), 'half');
  await database.pool.query(`delete from assistant.migrations where name = $1`, [
    migrationNames(schema).at(-1),
  ]);
  await copy();
  expect((await copies()).filter(name => name.endsWith('.part'))).toEqual([path.basename(left(process.pid))]);
});

test('it is restored to the state before, also over what an interrupted restore left, and into nothing else', async () => {
  const name = (await copies()).find(each => each.endsWith('.backup')) ?? '';
  const backup = await readWhole(path.join(folder, 'backups', name), undefined);
  const target = await createTestDatabase();
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  const into = { url: target.url, folder, store: null };
  const broken = { ...backup, sums: backup.sums.map(sum => ({ ...sum, rows: (sum.rows ?? 0) + 1 })) };
  await expect(restoreBackup(client, broken, into)).rejects.toThrow('Nothing was restored');
  await client.query('rollback');
  await expect(client.query('select 1 from restore.unfinished')).resolves.toBeDefined();
  await demandFit(client, backup, into);
  await restoreBackup(client, backup, into);
  const { rows } = await client.query('select name from assistant.migrations order by id');
  expect(rows.map(row => (row as { name: string }).name)).toEqual(before);
  await expect(demandFit(client, backup, into)).rejects.toThrow('goes into an empty database');
  const newer = {
    ...backup,
    head: { ...backup.head, schemas: [{ name: 'assistant', migrations: ['Later9'] }] },
  };
  await expect(demandFit(client, newer, into)).rejects.toThrow('of a newer Burrow');
  await client.end();
  await target.drop();
});
