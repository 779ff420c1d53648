// Figure (e): requests a second of level/data through the gateway in one process, against a bare
// fastify + pg that does the same select, in turn, on the same database.
import { readEnvironment } from '@burrow/service-kit';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const GOAL = 0.5;
const ROUNDS = 11;
const SECONDS = 1;
const VISITORS = 100;
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

async function startServer(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, args, {
    env: { ...readEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(/:(\d+)/.exec(line.toString())?.[1]) };
}

/** Visitors with their cookies; every other one has code of the level. */
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

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder);
const pool = String(2 * availableParallelism() + 1);
const built = here('../../../packages/content/dist/content.json');
const platform = await startServer([here('../dist/main.js')], {
  PORT: '0', DATA_DIR: folder, DATABASE_URL: postgres.url, DATABASE_POOL: pool, RATE_PER_ADDRESS: '100000000', RATE_PER_VISITOR: '100000000', RATE_WITHOUT_COOKIE: '100000000',
  ADDRESS_RUNS_PER_DAY: '1000000', ...(existsSync(built) ? {} : { CONTENT_FILE: here('../../../services/learning/test/fixtures/content.json') }),
}); // prettier-ignore
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

const value = Math.round(median(rates.map(rate => rate.platform / rate.bare)) * 1_000) / 1_000;
const line = {
  name: 'level/data through the gateway against bare fastify + pg',
  value,
  unit: 'ratio',
  goal: GOAL,
  ok: value >= GOAL,
};
if (process.argv.includes('--rates')) console.error(JSON.stringify(rates));
console.log(JSON.stringify(line));
