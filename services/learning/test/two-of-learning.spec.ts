import { WORLD_VERSION } from '@burrow/world';
import type { Identity } from '@burrow/service-kit';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from './facts.harness.ts';
import { solving, startLearning, studentIdentity, type TestLearning, WINNING } from './learning.harness.ts';

let learning: TestLearning;
let other: Awaited<ReturnType<TestLearning['another']>>;

beforeAll(async () => {
  learning = await startLearning();
  other = await learning.another();
});
afterAll(async () => {
  await other.close();
  await learning.close();
});

const update = (caller: Caller, body: unknown) => caller.post('/api/level/update/python', body);

const PATIENCE_MS = 40_000;
const PAUSE_MS = 250;

/** Sends a run as a page does: one that is told to come back later (a busy machine) does. */
async function send(caller: Caller, body: unknown) {
  const until = Date.now() + PATIENCE_MS;
  let answer = await update(caller, body);
  while (answer.statusCode === 503 && Date.now() < until) {
    await delay(PAUSE_MS);
    answer = await update(caller, body);
  }
  return answer;
}

/** Sends runs to both by turns, all at once; returns how often each status was answered at last. */
async function atBoth(who: Partial<Identity>, bodies: readonly unknown[]) {
  const both = [learning.as(who), other.as(who)] as const;
  const answers = await Promise.all(bodies.map((body, at) => send(at % 2 === 0 ? both[0] : both[1], body)));
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

test('a visitor has ten runs a day at both together', async () => {
  const bodies = Array.from({ length: 60 }, (_, at) => run(`${at}`));
  expect(await atBoth({ visitor: randomUUID() }, bodies)).toEqual({ 200: 10, 403: 50 });
});

test('runs of one learner that both judge at once are all taken, and complete the level once', async () => {
  const student = randomUUID();
  const settings = [{ commands: WINNING, variables: {} }];
  const won = { world_version: WORLD_VERSION, level_hash: 'hash-of-intro-level1', settings };
  const bodies = Array.from({ length: 20 }, (_, at) =>
    at % 4 < 2 ? run(solving(`${at}`), { last_status: 'COMPLETE', run: won }) : run(`${at}`),
  );
  expect(await atBoth(studentIdentity(student), bodies)).toEqual({ 200: 20 });
  const { rows } = await learning.pool.query(
    'select status, verified from learning.progress where learner_id = $1',
    [student],
  );
  expect(rows).toEqual([{ status: 'complete', verified: true }]);
});
