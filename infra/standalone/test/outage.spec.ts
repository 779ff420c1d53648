import { LevelDataSchema } from '@burrow/contracts';
import { openDatabase, Outbox } from '@burrow/service-kit';
import { runningPostgresUrl } from '@burrow/service-kit/embedded-postgres';
import { createTestDatabase, schoolClass } from '@burrow/service-kit/testing';
import { expect, test } from '@jest/globals';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDoor } from './door.harness.ts';
import { MAIN, runOf, start, type Started, Visitor } from './platform.harness.ts';

const OUTAGE_MS = 30_000;
/** A killed PostgreSQL reads its log before it answers, and on a busy machine that takes longer. */
const RETURN_MS = 30_000;
/** How much more memory a platform may use than before, while connections come and go. */
const MORE_FILES = 12;

interface Case {
  readonly platform: Started;
  /** Where others can query the database, once it is back. */
  databaseUrl(): string;
  /** Takes the database away for half a minute. */
  outage(): Promise<void>;
}

const openFiles = async ({ child }: Started): Promise<number> =>
  (await readdir(`/proc/${child.pid}/fd`)).length;

async function until(condition: () => Promise<boolean>, ms: number, what: string): Promise<void> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await delay(50))
    if (await condition()) return;
  throw new Error(`${what}: not within ${ms} ms`);
}

/** Sends an event past the platform, and returns whether it has arrived there. */
async function sendEvent(url: string): Promise<() => Promise<boolean>> {
  const data = schoolClass();
  const database = openDatabase(url, 2);
  const outbox = await Outbox.open(database.jobs);
  const runner = {
    query: async (sql: string, values?: unknown[]) => (await database.pool.query(sql, values)).rows,
  };
  await outbox.send(runner, 'organization/class-changed', data);
  await database.close();
  return async () =>
    (await ask(url, 'select 1 from learning.classes where class_id = $1', [data.class_id])).length > 0;
}

async function ask(url: string, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const { pool, close } = openDatabase(url, 1);
  try {
    return (await pool.query(sql, values)).rows;
  } finally {
    await close();
  }
}

/** Makes runs of many visitors; returns those that the platform acknowledged. */
async function run(visitors: readonly Visitor[], code: string): Promise<Map<Visitor, string>> {
  const kept = new Map<Visitor, string>();
  const one = async (visitor: Visitor): Promise<void> => {
    const { status } = await visitor.post('/api/level/update/python', runOf(code));
    if (status === 200) kept.set(visitor, code);
    else expect([code, status]).toEqual([code, 503]);
  };
  await Promise.all(visitors.map(one));
  return kept;
}

async function endures({ platform, databaseUrl, outage }: Case): Promise<void> {
  const visitors = Array.from({ length: 20 }, () => new Visitor(platform.url));
  const kept = await run(visitors, 'before');
  expect(kept.size).toBe(20);
  const filesBefore = await openFiles(platform);
  let isOver = false;
  const files: number[] = [];
  const meanwhile = (async () => {
    for (const [at, visitor] of visitors.entries()) {
      if (isOver) return;
      for (const [who, code] of await run([visitor], `during ${at}`)) kept.set(who, code);
      files.push(await openFiles(platform));
      await delay(1_000);
    }
  })();
  await outage();
  isOver = true;
  const reader = new Visitor(platform.url);
  const isServed = async () => (await reader.get('/api/level/data/python/intro-level1')).status === 200;
  await until(isServed, RETURN_MS, 'level/data after the return');
  await meanwhile;
  expect(Math.max(...files, await openFiles(platform))).toBeLessThanOrEqual(filesBefore + MORE_FILES);
  for (const [visitor, code] of kept) {
    const level = await visitor.get('/api/level/data/python/intro-level1');
    expect(LevelDataSchema.parse(level.body).last_code_executed).toBe(code);
  }
  const arrived = await sendEvent(databaseUrl());
  await until(arrived, RETURN_MS, 'an event after the return');
  const listeners = () =>
    ask(
      databaseUrl(),
      "select 1 from pg_stat_activity where application_name = 'burrow listener' and datname = current_database()",
    );
  await until(async () => (await listeners()).length > 0, RETURN_MS, 'a listener');
  expect(await listeners()).toHaveLength(1);
}

async function external(): Promise<void> {
  const database = await createTestDatabase();
  const door = await openDoor(database.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-outage-'));
  const platform = await start(MAIN.platform, { PORT: '0', DATA_DIR: folder, DATABASE_URL: door.url });
  let arrived: () => Promise<boolean> = async () => false;
  const outage = async () => {
    await door.shut();
    arrived = await sendEvent(database.url);
    await delay(OUTAGE_MS);
    expect(await arrived()).toBe(false);
    await door.open();
  };
  await endures({ platform, outage, databaseUrl: () => database.url });
  await until(() => arrived(), RETURN_MS, 'the event that was sent in between');
  await door.shut();
  expect(await platform.stop()).toBe(0);
  await database.drop();
  await rm(folder, { recursive: true });
}

async function embedded(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-outage-'));
  await chmod(folder, 0o755);
  const platform = await start(MAIN.platform, { PORT: '0', DATA_DIR: folder });
  const pidFile = path.join(folder, 'database', 'cluster', 'postmaster.pid');
  const outage = async () => {
    for (const end = Date.now() + OUTAGE_MS; Date.now() < end; await delay(100)) {
      const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      if (pid > 0 && command.includes(folder)) process.kill(pid, 'SIGKILL');
    }
  };
  await endures({ platform, outage, databaseUrl: () => runningPostgresUrl(folder) ?? '' });
  expect(await platform.stop()).toBe(0);
  await rm(folder, { recursive: true });
}

test('after half a minute without its database everything works again when it is back, an external one and the embedded', async () => {
  const results = await Promise.allSettled([external(), embedded()]);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
});
