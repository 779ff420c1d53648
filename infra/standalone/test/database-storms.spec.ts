import { LevelDataSchema } from '@burrow/contracts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { MAIN, runOf, start, type Started, Visitor } from './platform.harness.ts';
import { seed } from './seeded.harness.ts';

const LEVEL = '/api/level/data/python/intro-level1';
const PASSWORD = 'burrow-seed-2026';
const STORM_MS = 10_000;
const READY_AGAIN_MS = 5_000;
const WRITERS = 80;

let folder: string;
/** A server of its own, which a test may kill. */
let database: EmbeddedPostgres;
let admin: pg.Client;
let platform: Started;

const startWith = (env: Record<string, string>): Promise<Started> =>
  start(MAIN.platform, {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    RATE_PER_ADDRESS: '1000000',
    ADDRESS_RUNS_PER_DAY: '1000000',
    ...env,
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-storms-'));
  await chmod(folder, 0o755);
  database = await startEmbeddedPostgres(path.join(folder, 'server'));
  await seed(database.url);
  await connectAdmin();
  platform = await startWith({});
}, 120_000);

afterAll(async () => {
  await platform.stop();
  await admin.end();
  await database.stop();
  await rm(folder, { recursive: true });
});

async function connectAdmin(): Promise<void> {
  admin = new pg.Client({ connectionString: database.url });
  admin.on('error', () => {});
  await admin.connect();
}

/** Returns a visitor's answer to what needs nobody's account. */
const levelData = async () => (await new Visitor(platform.url).get(LEVEL)).status;

async function logIn(url: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { status } = await visitor.post('/api/auth/login', { login: email, password: PASSWORD });
  expect(status).toBe(200);
  return visitor;
}

test('twenty changes of a class and thirty lessons at one instant are all answered, with one connection', async () => {
  const small = await startWith({ DATABASE_POOL: '1', LOG_LEVEL: 'error' });
  const teacher = await logIn(small.url, 'teacher@seed.burrow.example');
  const { body } = await teacher.get('/api/organization/classes');
  const [{ id } = { id: '' }] = (body as { classes: { id: string }[] }).classes;
  const codes = Array.from({ length: 20 }, () =>
    teacher.put(`/api/organization/classes/${id}/code`, { action: 'renew' }),
  );
  const visits = Array.from({ length: 30 }, () => new Visitor(small.url).get(LEVEL));
  const answers = await Promise.all([...codes, ...visits]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(small.output().err).not.toContain('second connection');
  expect(await small.stop()).toBe(0);
}, 60_000);

/** Makes runs of many visitors while something happens; returns the last one of each that was acknowledged. */
async function writeDuring(happening: (until: number) => Promise<void>): Promise<Map<Visitor, string>> {
  const until = Date.now() + STORM_MS;
  const kept = new Map<Visitor, string>();
  const write = async (visitor: Visitor): Promise<void> => {
    for (let at = 0; Date.now() < until; at += 1) {
      const { status } = await visitor.post('/api/level/update/python', runOf(`run ${at}`));
      if (status === 200) kept.set(visitor, `run ${at}`);
      else expect([200, 403, 503]).toContain(status);
      if (status === 403) return;
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, at) =>
    delay((at * STORM_MS) / WRITERS).then(() => write(new Visitor(platform.url))),
  );
  await Promise.all([happening(until), ...writers]);
  return kept;
}

/** Nothing of it is lost, the process lives, and it serves at once again. */
async function expectKept(kept: Map<Visitor, string>): Promise<void> {
  expect(platform.child.exitCode).toBeNull();
  expect(kept.size).toBeGreaterThan(0);
  for (const deadline = Date.now() + READY_AGAIN_MS; (await levelData()) !== 200; await delay(50))
    if (Date.now() > deadline) throw new Error('it does not serve again');
  for (const [visitor, code] of kept) {
    const { body } = await visitor.get(LEVEL);
    expect(LevelDataSchema.parse(body).last_code_executed).toBe(code);
  }
}

const END_SOME = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and random() < 0.4`;

test('connections that are ended under writes lose nothing that was acknowledged, and nobody but themselves', async () => {
  let ended = 0;
  const kept = await writeDuring(async until => {
    for (; Date.now() < until; await delay(100)) ended += (await admin.query(END_SOME)).rowCount ?? 0;
  });
  expect(ended).toBeGreaterThan(50);
  await expectKept(kept);
}, 60_000);

test('a server that is killed under writes and comes back has lost nothing that was acknowledged', async () => {
  const pidFile = path.join(folder, 'server', 'database', 'cluster', 'postmaster.pid');
  const kept = await writeDuring(async until => {
    await delay((until - Date.now()) / 2);
    process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGKILL');
  });
  while (
    !(await connectAdmin().then(
      () => true,
      () => false,
    ))
  )
    await delay(100);
  await expectKept(kept);
}, 90_000);

test('a locked table stops what needs it, with 503, and nothing else', async () => {
  const logged = platform.output().err.length;
  await admin.query('begin; lock table account.users');
  const parents = Array.from({ length: 12 }, (_, at) =>
    new Visitor(platform.url).post('/api/auth/login', {
      login: `nobody-${at}@example.org`,
      password: 'whatever it is',
    }),
  );
  const others = async () => Promise.all(Array.from({ length: 20 }, levelData));
  expect(new Set([...(await others()), ...(await others())])).toEqual(new Set([200]));
  const refused = await Promise.all(parents);
  await admin.query('rollback');
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(platform.output().err.slice(logged)).not.toContain('connection lost');
  await logIn(platform.url, 'parent@seed.burrow.example');
}, 60_000);

test('a database that only reads, as after a failover, says that nothing can be saved, and shows what there is', async () => {
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  const readOnly = async (value: 'on' | 'off') => {
    await admin.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await delay(300);
  };
  const visitor = new Visitor(platform.url);
  await visitor.get(LEVEL);
  await readOnly('on');
  expect(await levelData()).toBe(200);
  const refused = await visitor.post('/api/level/update/python', runOf('x'));
  expect(refused).toMatchObject({ status: 503, body: { code: 'platform/cannot-save' } });
  expect(refused.headers.get('retry-after')).toBe('30');
  await readOnly('off');
  expect((await visitor.post('/api/level/update/python', runOf('x'))).status).toBe(200);
}, 60_000);
