// Measures how much slower level/data is for others while one browser posts the largest records that are replayed, as fast
// as the limits allow, compared with the same server without it: the ratio of the 99th percentiles, in turn.
import type { LevelData } from '@burrow/contracts';
import { startEmbeddedPostgres } from '@burrow/service-kit/embedded-postgres';
import { WORLD_VERSION } from '@burrow/world';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { here, quantile, startServer } from './server.ts';

const GOAL = 3;
const ROUNDS = 7;
const SECONDS = 4;
const EVERY_MS = 10;

async function newCookie(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/credit/level`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Returns the milliseconds of each level/data of a visitor who sends 100 requests a second. */
async function readTimes(origin: string, cookies: readonly string[]): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const read = async (cookie: string): Promise<number> => {
    const begin = performance.now();
    await (
      await fetch(`${origin}/api/level/data/python/intro-level1`, { headers: { cookie } })
    ).arrayBuffer();
    return performance.now() - begin;
  };
  const end = Date.now() + SECONDS * 1_000;
  while (Date.now() < end) {
    asked.push(read(cookies[asked.length % cookies.length] ?? ''));
    await pause(EVERY_MS);
  }
  return Promise.all(asked);
}

/** Posts until told to stop; returns how many were answered by something other than a limit. */
async function flood(origin: string, level: LevelData, isOver: () => boolean): Promise<number> {
  const headers = { cookie: await newCookie(origin), 'content-type': 'application/json' };
  const commands = Array.from({ length: 10_000 }, (_, at) =>
    at % 51 === 0 ? ['collect', 'log'] : ['turn_left', null],
  );
  const run = {
    world_version: WORLD_VERSION,
    level_hash: level.level_hash,
    settings: [{ commands, variables: {} }],
  };
  const update = { last_status: 'COMPLETE', last_code_executed: 'x', level_slug: level.slug, run };
  const body = JSON.stringify(update);
  let judged = 0;
  while (!isOver()) {
    const answer = await fetch(`${origin}/api/level/update/python`, { method: 'POST', headers, body });
    if (answer.status !== 429) judged += 1;
    await answer.arrayBuffer();
  }
  return judged;
}

const folder = await mkdtemp(path.join(tmpdir(), 'burrow-bench-'));
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres(folder);
const { child, port } = await startServer([here('../dist/main.js')], {
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
});
const origin = `http://127.0.0.1:${port}`;
const cookies = await Promise.all(Array.from({ length: 50 }, () => newCookie(origin)));
const answer = await fetch(`${origin}/api/level/data/python/intro-level1`);
const level = (await answer.json()) as LevelData;

const ratios: number[] = [];
let judged = 0;
for (let round = 0; round <= ROUNDS; round += 1) {
  const idle = await readTimes(origin, cookies);
  let over = false;
  const flooding = flood(origin, level, () => over);
  const busy = await readTimes(origin, cookies);
  over = true;
  judged += await flooding;
  if (round > 0) ratios.push(quantile(busy, 0.99) / quantile(idle, 0.99));
}
child.kill('SIGTERM');
await postgres.stop();
await rm(folder, { recursive: true });

const value = Math.round(quantile(ratios, 0.5) * 100) / 100;
console.log(
  JSON.stringify({
    name: 'p99 of level/data beside one who floods with records',
    value,
    unit: 'ratio',
    goal: GOAL,
    ok: value <= GOAL,
    detail: `${judged} records judged; rounds ${ratios.map(ratio => ratio.toFixed(2)).join(' ')}`,
  }),
);
