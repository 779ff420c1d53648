// Figure (e): level/data requests per second through the gateway in one process, compared with a bare
// fastify + pg that runs the same select, in turn, on the same database.
import { defaultPoolSize } from '@burrow/service-kit';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { here, quantile, startServer } from './server.ts';

const GOAL = 0.5;
const ROUNDS = 11;
const SECONDS = 1;
const VISITORS = 100;

/** Visitors with their cookies; every other one has code in the level. */
async function makeVisitors(port: number): Promise<string[]> {
  const origin = `http://127.0.0.1:${port}`;
  return Promise.all(
    Array.from({ length: VISITORS }, async (_, at) => {
      const answer = await fetch(`${origin}/api/credit/level`);
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const body = JSON.stringify({
        last_status: 'in_progress',
        last_code_executed: 'player.collect()\n'.repeat(10),
        level_slug: 'intro-level1',
      });
      const headers = { cookie, 'content-type': 'application/json' };
      if (at % 2) await fetch(`${origin}/api/level/update/python`, { method: 'POST', headers, body });
      return cookie;
    }),
  );
}

async function measure(port: number, url: string, seconds: number, cookies: string[]): Promise<number> {
  const args = [here('./load.client.ts'), String(port), url, String(seconds), ...cookies];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
}

const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder);
const pool = String(defaultPoolSize(availableParallelism()));
const built = here('../../../packages/content/dist/content.json');
const platform = await startServer([here('../dist/main.js')], {
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  RATE_PER_ADDRESS: '100000000',
  RATE_PER_VISITOR: '100000000',
  RATE_WITHOUT_COOKIE: '100000000',
  ADDRESS_RUNS_PER_DAY: '1000000',
  ...(existsSync(built)
    ? {}
    : { CONTENT_FILE: here('../../../services/learning/test/fixtures/content.json') }),
});
const bare = await startServer([here('./bare.server.ts'), postgres.url, pool]);
const cookies = await makeVisitors(platform.port);
const rates: { platform: number; bare: number }[] = [];
for (let round = 0; round <= ROUNDS; round++) {
  const ours = await measure(platform.port, '/api/level/data/python/intro-level1', SECONDS, cookies);
  const theirs = await measure(bare.port, '/level/python/intro-level1', SECONDS, cookies);
  if (round === 0) continue;
  rates.push({ platform: ours, bare: theirs });
}
for (const { child } of [platform, bare]) child.kill('SIGTERM');
await postgres.stop();
await rm(folder, { recursive: true });

const value =
  Math.round(
    quantile(
      rates.map(rate => rate.platform / rate.bare),
      0.5,
    ) * 1_000,
  ) / 1_000;
const line = {
  name: 'level/data through the gateway against bare fastify + pg',
  value,
  unit: 'ratio',
  goal: GOAL,
  ok: value >= GOAL,
};
if (process.argv.includes('--rates')) console.error(JSON.stringify(rates));
console.log(JSON.stringify(line));
