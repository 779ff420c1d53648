// Measures what a teacher's 16 open pages of a class cost during a lesson, compared with one, in turn: what the database
// does while nothing happens, and the time from a student's run to the message on all pages. More the platform keeps open
// for nobody: eight of a session, 16 of a person.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { SEED_PASSWORD, emailOf } from '../src/seed/people.table.ts';
import { startSeededServer } from './seeded.server.ts';
import { quantile } from './server.ts';

const GOAL = 1.5;
const SESSIONS = 2;
const PAGES_OF_SESSION = 8;
const PAGES = [1, SESSIONS * PAGES_OF_SESSION];
const ROUNDS = 2;
const RUNS = 5;
const QUIET_MS = 15_000;
/** PostgreSQL counts what a connection did up to ten seconds after it has fallen idle. */
const SETTLE_MS = 12_000;
/** Messages of a class are told once a second. */
const BETWEEN_RUNS_MS = 1_200;
const PATIENCE_MS = 10_000;

const { seeded, port, client, cookieOf, stop } = await startSeededServer();
const agent = new http.Agent({ maxSockets: Infinity });
const sessions: string[] = [];

async function call(person: string, method: string, url: string, body: unknown): Promise<void> {
  const headers = {
    cookie: cookieOf(person),
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
}

async function logIn(person: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login: emailOf(person), password: SEED_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the log-in answers ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ');
}

/** Opens a page's stream; `told` is called for each message about the work of a class. Returns what closes it. */
function openPage(cookie: string, told: () => void): Promise<() => void> {
  const { promise, resolve, reject } = Promise.withResolvers<() => void>();
  const request = http.get({ port, path: '/api/stream', agent, headers: { cookie } }, answer => {
    if (answer.statusCode !== 200) reject(new Error(`the stream answers ${answer.statusCode}`));
    answer.on('data', part => String(part).includes('class-work-changed') && told());
    resolve(() => request.destroy());
  });
  request.on('error', reject);
  return promise;
}

async function transactions(): Promise<number> {
  const sql = 'select sum(xact_commit + xact_rollback)::int as done from pg_stat_database';
  return (await client.query<{ done: number }>(sql)).rows[0]?.done ?? 0;
}

let told = 0;
let wanted = Infinity;
let allTold = Promise.withResolvers<void>();
const hear = (): void => {
  told += 1;
  if (told === wanted) allTold.resolve();
};

/** Milliseconds from a run to the message on all of the pages. */
async function runAndHear(pages: number): Promise<number> {
  [told, wanted, allTold] = [0, pages, Promise.withResolvers<void>()];
  const begin = performance.now();
  const run = {
    last_status: 'in_progress',
    last_code_executed: 'x = 1',
    level_slug: 'intro-level1',
    run_id: randomUUID(),
  };
  await call('zoe', 'POST', '/api/level/update/python', run);
  await Promise.race([
    allTold.promise,
    delay(PATIENCE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('not all were told'))),
  ]);
  const took = performance.now() - begin;
  await delay(BETWEEN_RUNS_MS);
  return took;
}

async function measure(pages: number): Promise<{ idle: number; times: number[] }> {
  const close = await Promise.all(
    Array.from({ length: pages }, (_, page) => openPage(sessions[page % SESSIONS] ?? '', hear)),
  );
  await delay(SETTLE_MS);
  const before = await transactions();
  await delay(QUIET_MS);
  const idle = (await transactions()) - before;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await runAndHear(pages));
  for (const one of close) one();
  return { idle, times };
}

const results = new Map(PAGES.map(pages => [pages, { idle: 0, times: [] as number[] }]));
// A server that is left running keeps whoever reads its output waiting.
try {
  sessions.push(cookieOf('teacher'), await logIn('teacher'));
  await call('teacher', 'PUT', `/api/organization/classes/${seeded.classes['class-a']}/lesson`, {
    minutes: 30,
  });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [pages, sum] of results) {
      const { idle, times } = await measure(pages);
      sum.idle += idle;
      sum.times.push(...times);
    }
} finally {
  await stop();
}

const [one, many] = PAGES.map(pages => results.get(pages));
const value = Math.round(((many?.idle ?? 0) / (one?.idle ?? 1)) * 100) / 100;
const detail = [...results].map(
  ([pages, { idle, times }]) =>
    `${pages} open: ${idle} transactions in ${(ROUNDS * QUIET_MS) / 1_000} s, told after ${Math.round(quantile(times, 0.5))} ms (slowest ${Math.round(Math.max(...times))})`,
);
console.log(
  JSON.stringify({
    name: 'what the database does for a teacher’s 16 idle pages, compared with one',
    value,
    unit: 'ratio',
    goal: GOAL,
    ok: value <= GOAL,
    detail: detail.join('; '),
  }),
);
