import { runningPostgresUrl } from '@burrow/service-kit/embedded-postgres';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { SeedResult } from '../src/seed/seed-platform.ts';
import { contentOf, enter, staffOf } from '../test/backup.harness.ts';
import { CONTENT_FILE, MAIN, runOf, runToEnd, start, Visitor } from '../test/platform.harness.ts';

const BACKUP_PASSPHRASE = 'four words of a passphrase';
/** Rows of about 1 KB. */
const MANY = 400_000;
/** What the programs need without any rows, and what may be added to it. */
const MOST_MB = 450;

let folder: string;
let seeded: SeedResult;
const dataOf = (name: string) => ({
  DATA_DIR: path.join(folder, name),
  PORT: '0',
  CONTENT_FILE,
  BACKUP_PASSPHRASE,
});
const backups = () => path.join(folder, 'backups');
const filesIn = (dir: string) => readdir(dir).catch((): string[] => []);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-lost-'));
  await chmod(folder, 0o755);
  expect((await runToEnd(MAIN.seed, dataOf('first'))).code).toBe(0);
  seeded = JSON.parse(await readFile(path.join(folder, 'first', 'seed.json'), 'utf8')) as SeedResult;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function begin(main: string, env: Record<string, string>, ...given: string[]): ChildProcess {
  return spawn(process.execPath, [main, ...given], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  });
}

/** Waits for the end of a process; returns its exit code and the most memory that it had, in MB. */
async function watched(child: ChildProcess): Promise<{ code: number | null; most: number }> {
  const ended = once(child, 'close');
  let most = 0;
  while (child.exitCode === null && child.signalCode === null) {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
    } catch {
      break;
    }
    await delay(50);
  }
  const [code] = (await ended) as [number | null];
  return { code, most };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

async function query(dataDir: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: runningPostgresUrl(dataDir) });
  await client.connect();
  return client.query(statement).finally(() => client.end());
}

test('a disk is lost: a killed backup leaves no half file, a killed restore is told and done again, memory does not grow with the rows', async () => {
  const [first, second] = [dataOf('first'), dataOf('second')];
  const session = `session=${seeded.people.find(({ key }) => key === 'pip-hopper')?.session ?? ''}`;
  const platform = await start(MAIN.platform, first);
  await new Visitor(platform.url, session).post('/api/level/update/python', runOf('# kept 4711'));
  await query(
    first.DATA_DIR,
    `insert into account.audit (action, detail)
     select 'logged-in', jsonb_build_object('x', (select string_agg(md5(n::text || m), '') from generate_series(1, 30) m))
     from generate_series(1, ${MANY}) n`,
  );
  const killed = begin(MAIN.backup, first, 'backup/main.js', backups());
  const isHalf = async () => {
    const [name] = await filesIn(backups());
    return name !== undefined && (await stat(path.join(backups(), name))).size > 1_000_000;
  };
  while (!(await isHalf())) await delay(20);
  await kill(killed);
  expect((await filesIn(backups())).filter(name => name.endsWith('.backup'))).toEqual([]);

  const made = await watched(begin(MAIN.backup, first, 'backup/main.js', backups()));
  const [name = '', ...more] = await filesIn(backups());
  expect([made.code, more]).toEqual([0, []]);
  expect(made.most).toBeLessThan(MOST_MB);
  const before = await contentOf(runningPostgresUrl(first.DATA_DIR) ?? '');
  await platform.stop();
  await rm(first.DATA_DIR, { recursive: true });
  const file = path.join(backups(), name);

  const half = begin(MAIN.restore, second, 'restore/main.js', file);
  const isLoading = async () => {
    const mark = "select 1 from pg_stat_activity where query like 'copy %audit%'";
    return (await query(second.DATA_DIR, mark).catch(() => undefined))?.rowCount === 1;
  };
  while (!(await isLoading())) await delay(20);
  await kill(half);
  const refused = await runToEnd(MAIN.platform, second);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('did not come to its end') });
  const done = await watched(begin(MAIN.restore, second, 'restore/main.js', file));
  expect(done.code).toBe(0);
  expect(done.most).toBeLessThan(MOST_MB);
  process.stdout.write(
    `most memory: backup ${made.most.toFixed(0)} MB, restore ${done.most.toFixed(0)} MB\n`,
  );

  const again = await start(MAIN.platform, second);
  const after = await contentOf(runningPostgresUrl(second.DATA_DIR) ?? '');
  expect(after.tables['account.audit']).toBe(before.tables['account.audit']);
  expect(after.tables['learning.progress']).toBe(before.tables['learning.progress']);
  expect(after.keys).toEqual(before.keys);
  const { login, password, code } = staffOf(seeded.people);
  expect(await enter(again, login, password, code())).toMatchObject({ isAsked: true, status: 200 });
  const level = await new Visitor(again.url, session).get('/api/level/data/python/intro-level1');
  expect(JSON.stringify(level.body)).toContain('kept 4711');
  await again.stop();
});

test('without the secrets everybody logs in with their password and finds their work; second factors are lost, which is told', async () => {
  const [second, third] = [dataOf('second'), dataOf('third')];
  const dir = path.join(folder, 'apart');
  expect((await runToEnd(MAIN.backup, second, 'backup/main.js', dir, '--without-secrets')).code).toBe(0);
  const [name = ''] = await filesIn(dir);
  const restored = await runToEnd(MAIN.restore, third, 'restore/main.js', path.join(dir, name));
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('The secrets were not in it') });
  const platform = await start(MAIN.platform, third);
  const { login, password, code } = staffOf(seeded.people);
  expect(await enter(platform, login, password, code())).toMatchObject({
    status: 409,
    code: 'auth/second-factor-lost',
  });
  const child = seeded.people.find(({ key }) => key === 'pip-hopper');
  expect(await enter(platform, child?.login ?? '', child?.password ?? '', '')).toMatchObject({ status: 200 });
  const level = await new Visitor(platform.url, `session=${child?.session}`).get(
    '/api/level/data/python/intro-level1',
  );
  expect(JSON.stringify(level.body)).toContain('kept 4711');
  await platform.stop();
});
