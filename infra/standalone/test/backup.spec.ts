import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@burrow/releases';
import { inTransaction, openDatabase } from '@burrow/service-kit';
import { createTestDatabase } from '@burrow/service-kit/testing';
import pg from 'pg';
import { writeBackup } from '../src/backup/write-backup.ts';
import { readWhole } from '../src/restore/read-whole.ts';
import { demandFit, restoreBackup } from '../src/restore/restore-backup.ts';
import { contentOf, enter, staffOf } from './backup.harness.ts';
import { COOKIE_SECRET, INSTALLATION, MAIN, runOf, runToEnd, start, Visitor } from './platform.harness.ts';
import { type SeededDatabase, seededDatabase } from './seeded.harness.ts';

const PASSPHRASE = 'four words of a passphrase';

let folder: string;
let database: SeededDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-backup-'));
  await chmod(folder, 0o755);
  database = await seededDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a backup of the running platform, restored into an empty folder, has everybody, their work and the second factors', async () => {
  const source = {
    DATA_DIR: path.join(folder, 'lost'),
    DATABASE_URL: database.url,
    SERVICE_KEY: INSTALLATION,
    COOKIE_SECRET,
    PORT: '0',
  };
  const target = { DATA_DIR: path.join(folder, 'found'), PORT: '0', BACKUP_PASSPHRASE: PASSPHRASE };
  const session = `session=${database.people.person('pip-hopper').session}`;
  const backups = path.join(folder, 'backups');
  const platform = await start(MAIN.platform, source);
  await new Visitor(platform.url, session).post('/api/level/update/python', runOf('# kept 4711'));
  const refused = await runToEnd(MAIN.backup, source, 'backup/main.js', backups);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('set BACKUP_PASSPHRASE') });
  const made = await runToEnd(
    MAIN.backup,
    { ...source, BACKUP_PASSPHRASE: PASSPHRASE },
    'backup/main.js',
    backups,
  );
  expect(made).toMatchObject({ code: 0, err: '', out: expect.stringContaining('sealed.\n') });
  await platform.stop();
  const [name = '', ...more] = await readdir(backups);
  expect(more).toEqual([]);
  const file = path.join(backups, name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file)).includes('pip-hopper')).toBe(false);

  const restored = await runToEnd(MAIN.restore, target, 'restore/main.js', file);
  expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Restored: \d+ rows/) });
  const again = await start(MAIN.platform, target);
  const { login, password, code } = staffOf(database.people.people);
  expect(await enter(again, login, password, code())).toMatchObject({ isAsked: true, status: 200 });
  const level = await new Visitor(again.url, session).get('/api/level/data/python/intro-level1');
  expect(JSON.stringify(level.body)).toContain('kept 4711');
  await again.stop();

  const once = await runToEnd(MAIN.restore, target, 'restore/main.js', file);
  expect(once).toMatchObject({
    code: 1,
    err: expect.stringContaining('A backup goes into an empty database'),
  });
});

test('a restored database is the same row for row, with its constraints, sequences and the jobs that were waiting', async () => {
  const QUEUE = 'events-payment';
  const source = openDatabase(database.url, 2);
  await source.jobs.open(QUEUE);
  await inTransaction(source.pool, tx => source.jobs.send(tx, QUEUE, { kept: 4711 }, { startAfter: 3_600 }));
  await source.close();
  const file = path.join(folder, 'open.backup');
  const [store, empty] = await Promise.all(
    ['store', 'empty'].map(name => openStore(path.join(folder, name))),
  );
  await store?.create('remotes/mf-play/1.0.0/main.js', Buffer.from('kept'));
  const written = await writeBackup({ url: database.url, file, secrets: null, store: store ?? null });
  const backup = await readWhole(file, undefined);
  const target = await createTestDatabase();
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  const into = { url: target.url, folder, store: empty ?? null };
  await expect(demandFit(client, backup, { ...into, store: store ?? null })).rejects.toThrow('is not empty');
  await demandFit(client, backup, into);
  expect(await restoreBackup(client, backup, into)).toBe(written.rows);
  expect((await empty?.read('remotes/mf-play/1.0.0/main.js'))?.toString()).toBe('kept');
  expect(await contentOf(target.url)).toEqual(await contentOf(database.url));
  const { rows } = await client.query(
    'select name, data, state, retry_limit from jobs.job where data @> $1',
    [{ kept: 4711 }],
  );
  expect(rows).toEqual([{ name: QUEUE, data: { kept: 4711 }, state: 'created', retry_limit: 12 }]);
  const done = await client.query("select 1 from jobs.job where state = 'completed'");
  expect(done.rowCount).toBe(0);
  await client.end();
  await target.drop();
});
