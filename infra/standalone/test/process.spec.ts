import { LevelDataSchema } from '@burrow/contracts';
import { createTestDatabase } from '@burrow/service-kit/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDoor } from './door.harness.ts';
import { metricsIn, servedIn, watchedQueries } from './watched-metrics.harness.ts';
import { MAIN, runOf, start, type Started, Visitor } from './platform.harness.ts';

let folder: string;
let running: Started[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-process-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await Promise.all(running.map(one => one.stop()));
  running = [];
  await rm(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function startHere(env: Record<string, string> = {}): Promise<Started> {
  const platform = await start(MAIN.platform, {
    PORT: '0',
    DATA_DIR: folder,
    ...env,
  });
  running.push(platform);
  return platform;
}

/** A database that has ended and does not start again ends the platform, with one line. */
async function endsWithItsDatabase(platform: Started): Promise<void> {
  const cluster = path.join(folder, 'database', 'cluster');
  await rm(path.join(cluster, 'global', 'pg_control'));
  const [pid] = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  expect(await platform.ended).toBe(1);
  expect(platform.output().err).toMatch(/^The database in .* does not start: .*\n$/);
}

describe('the platform in one process', () => {
  test('prints one line, ends on SIGINT with its database, and has what was stored, for the same cookie, after a restart', async () => {
    const platform = await startHere();
    const visitor = new Visitor(platform.url);
    await visitor.post('/api/level/update/python', runOf('kept'));
    expect(platform.output().out).toMatch(/^Burrow is running at http:\/\/localhost:\d+\/\n$/);
    expect((await visitor.get('/api/health/ready')).status).toBe(200);
    expect(await platform.stop('SIGINT')).toBe(0);
    expect(platform.output().out.trim().split('\n')).toHaveLength(1);
    expect(platform.output().err).toBe('');
    await expect(fetch(`${platform.url}/api/health/live`)).rejects.toThrow();
    await expect(rm(path.join(folder, 'database', 'cluster', 'postmaster.pid'))).rejects.toThrow(/ENOENT/);
    const second = await startHere();
    const level = await new Visitor(second.url, visitor.cookie).get('/api/level/data/python/intro-level1');
    expect(LevelDataSchema.parse(level.body).last_code_executed).toBe('kept');
  });

  test('killed during two hundred updates it loses none that it acknowledged, and ends with one line when its database has ended and does not start again', async () => {
    const first = await startHere({
      RATE_PER_ADDRESS: '100000',
      ADDRESS_RUNS_PER_DAY: '100000',
    });
    const visitors = Array.from({ length: 200 }, () => new Visitor(first.url));
    await Promise.all(visitors.map(visitor => visitor.get('/api/credit/level')));
    let acknowledged = 0;
    const updates = visitors.map(async (visitor, at) => {
      const update = () =>
        visitor.post('/api/level/update/python', runOf(`code ${at}`)).catch(() => undefined);
      let answer = await update();
      // What was refused since the machine is busy changed nothing, and may be sent again.
      while (answer?.status === 503) answer = await update();
      if (answer?.status !== 200) return undefined;
      acknowledged += 1;
      if (acknowledged === 40) first.child.kill('SIGKILL');
      return { cookie: visitor.cookie, code: `code ${at}` };
    });
    const kept = (await Promise.all(updates)).filter(one => one !== undefined);
    await first.stop();
    expect(kept.length).toBeGreaterThanOrEqual(40);
    expect(kept.length).toBeLessThan(200);
    const second = await startHere({
      RATE_PER_ADDRESS: '100000',
      LOG_LEVEL: 'silent',
    });
    for (const { cookie, code } of kept) {
      const visitor = new Visitor(second.url, cookie);
      const level = await visitor.get('/api/level/data/python/intro-level1');
      expect(LevelDataSchema.parse(level.body).last_code_executed).toBe(code);
      expect((await visitor.get('/api/credit/level')).body).toMatchObject({
        counter: 9,
      });
    }
    await endsWithItsDatabase(second);
  });

  test('metrics are on a separate port, which says so while the database is gone and calls answer 503', async () => {
    const database = await createTestDatabase();
    const door = await openDoor(database.url);
    const port = await freePort();
    const metrics = `http://127.0.0.1:${port}`;
    const platform = await startHere({
      DATABASE_URL: door.url,
      METRICS_PORT: String(port),
      DRAIN_MS: '1000',
    });
    const visitor = new Visitor(platform.url);
    await visitor.get('/api/level/course/python');
    const scrape = await (await fetch(`${metrics}/metrics`)).text();
    expect(scrape).toMatch(
      /http_request_duration_seconds_count\{service="learning",method="GET",route="\/api\/level\/course\/:slug",status="200"\} 1/,
    );
    // What rules and dashboard ask for is there, or they would be silent.
    expect(
      watchedQueries()
        .flatMap(metricsIn)
        .filter(name => !servedIn(scrape).has(name)),
    ).toEqual([]);
    expect((await visitor.get('/metrics')).status).not.toBe(200);
    expect((await fetch(`${metrics}/health/deep`)).status).toBe(200);
    await door.shut();
    const answer = await visitor.get('/api/level/course/python');
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'platform/not-ready' },
    });
    expect((await visitor.get('/api/health/ready')).status).toBe(200);
    expect((await fetch(`${metrics}/health/deep`)).status).toBe(503);
    await door.open();
    while ((await fetch(`${metrics}/health/deep`)).status !== 200);
    // On SIGTERM it first says that it is not ready, and then ends.
    const ended = platform.stop('SIGTERM');
    while ((await visitor.get('/api/health/ready')).status === 200);
    expect((await visitor.get('/api/level/course/python')).status).toBe(200);
    expect(await ended).toBe(0);
    await database.drop();
  });
});

test('two platforms that start at the same time on one database both serve', async () => {
  const database = await createTestDatabase();
  const both = await Promise.all([1, 2].map(() => startHere({ DATABASE_URL: database.url })));
  for (const { url } of both)
    expect((await new Visitor(url).get('/api/level/course/python')).status).toBe(200);
  await Promise.all(both.map(one => one.stop()));
  await database.drop();
});
