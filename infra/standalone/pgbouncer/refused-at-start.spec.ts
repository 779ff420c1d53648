import { openDatabase } from '@burrow/service-kit';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MAIN, runToEnd, start } from '../test/platform.harness.ts';

const LIMITS = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout';

let folder: string;
let bouncer: ChildProcess | undefined;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  bouncer?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(done => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise(done => server.close(done));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise(done => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.on('error', () => done(false));
    socket.unref();
  });

/** Starts PgBouncer in front of the database; returns the address through it. */
async function pooled(settings: readonly string[]): Promise<string> {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-pgbouncer-'));
  await chmod(folder, 0o755);
  const url = new URL(database.url);
  const port = await freePort();
  const lines = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port} user=${url.username} password=${url.password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    ...settings,
  ];
  await writeFile(path.join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  // It does not run as root.
  const ids = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  bouncer = spawn(process.env['PGBOUNCER'] ?? 'pgbouncer', ['-q', path.join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...ids,
  });
  while (!(await answers(port))) await delay(50);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

const platform = async (url: string) =>
  runToEnd(MAIN.platform, { DATABASE_URL: url, PORT: '0', DATA_DIR: path.join(folder, 'data') });

test.each([
  ['by transaction', ['pool_mode = transaction', `ignore_startup_parameters = ${LIMITS}`], /lends connections for single transactions/],
  ['by statement', ['pool_mode = statement', `ignore_startup_parameters = ${LIMITS}`], /statement pooling mode/],
  ['that takes no limits', ['pool_mode = session'], /unsupported startup parameter/],
  ['that drops the limits', ['pool_mode = session', `ignore_startup_parameters = ${LIMITS}`], /drops the limits of statements/],
])('PgBouncer %s is refused at the start, in words', async (_name, settings, words) => {
  const { code, err } = await platform(await pooled(settings));
  expect(err).toMatch(words);
  expect(err).toContain('docs/operations/postgresql.md');
  expect(code).toBe(1);
}); // prettier-ignore

test('PgBouncer by session is taken where the role has the limits', async () => {
  const { pathname, username } = new URL(database.url);
  const url = await pooled([
    'pool_mode = session',
    `ignore_startup_parameters = ${LIMITS}`,
    'server_reset_query = DISCARD ALL',
  ]);
  const admin = openDatabase(database.url, 1);
  for (const [name, value] of [
    ['statement_timeout', '5s'],
    ['lock_timeout', '2s'],
  ])
    await admin.pool.query(
      `alter role ${username} in database "${pathname.slice(1)}" set ${name} = '${value}'`,
    );
  await admin.close();
  const running = await start(MAIN.platform, {
    DATABASE_URL: url,
    PORT: '0',
    DATA_DIR: path.join(folder, 'data'),
  });
  expect((await fetch(`${running.url}/api/health/ready`)).status).toBe(200);
  await running.stop();
});
