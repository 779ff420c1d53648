import { EVENTS, type EventData } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { WORLD_VERSION } from '@burrow/world';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { resyncEvents } from '../src/resync/resync-events.ts';
import {
  CONTENT_FILE,
  startLearning,
  studentIdentity,
  type TestLearning,
  WINNING,
} from './learning.harness.ts';

const UPDATE = '/api/level/update/python';
const RECORD = {
  world_version: WORLD_VERSION,
  level_hash: 'hash-of-intro-level1',
  settings: [{ commands: WINNING, variables: {} }],
};
const SELECT = `
  select data -> 'data' as told from jobs.job where name = 'events-account' and data ->> 'type' = 'learning/level-completed'
  and data -> 'data' -> 'learner' ->> 'id' = $1 order by created_on`;

let learning: TestLearning;
const subscribers: string[] = [...EVENTS['learning/level-completed'].subscribers];

beforeAll(async () => {
  // No service takes the event yet: this is a queue that no service of this test reads.
  Object.assign(EVENTS['learning/level-completed'], { subscribers: ['account'] });
  learning = await startLearning();
});
afterAll(async () => {
  Object.assign(EVENTS['learning/level-completed'], { subscribers });
  await learning.close();
});

type Told = EventData<'learning/level-completed'>;
const toldOf = async (id: string): Promise<Told[]> =>
  ((await learning.sql.query(SELECT, [id])) as { told: Told }[]).map(({ told }) => told);
const complete = (caller: Caller, code: string, more: object = {}) =>
  caller.post(UPDATE, run(code, { last_status: 'COMPLETE', ...more }));

test('the first completion of a level is reported, and the first verified one, and no other', async () => {
  const id = randomUUID();
  const learner = learning.as(studentIdentity(id));
  await learner.post(UPDATE, run('only run'));
  await complete(learner, 'by hand');
  await complete(learner, 'by hand');
  await complete(learner, 'in another way');
  const told = {
    learner: { kind: 'student', id },
    course_id: 'python',
    level_slug: 'intro-level1',
    chapter_id: 1,
  };
  const first = { ...told, level_hash: null, verified: false, completed_at: expect.any(String) };
  expect(await toldOf(id)).toEqual([first]);
  await complete(learner, 'verified', { run: RECORD });
  await complete(learner, 'verified again', { run: RECORD });
  await complete(learner, 'by hand once more');
  expect(await toldOf(id)).toEqual([first, { ...first, level_hash: 'hash-of-intro-level1', verified: true }]);
});

test('nothing is reported about a completion that is refused', async () => {
  const id = randomUUID();
  const wrong = { ...RECORD, settings: [{ commands: [['move_forward', 1]], variables: {} }] };
  expect((await complete(learning.as(studentIdentity(id)), 'x', { run: wrong })).statusCode).toBe(422);
  expect(await toldOf(id)).toEqual([]);
});

test('a visitor’s completions are reported once they belong to somebody, if they are news', async () => {
  const [visitor, id] = [randomUUID(), randomUUID()];
  await complete(learning.as({ visitor }), 'as nobody', { run: RECORD });
  expect(await toldOf(visitor)).toEqual([]);
  const adopted = { visitor_id: visitor, learner: { kind: 'student', id } } as const;
  await learning.tell('account/visitor-adopted', adopted);
  expect(await toldOf(id)).toMatchObject([{ level_slug: 'intro-level1', verified: true }]);
  const other = randomUUID();
  await complete(learning.as({ visitor: other }), 'elsewhere', { run: RECORD });
  await learning.tell('account/visitor-adopted', { ...adopted, visitor_id: other });
  expect(await toldOf(id)).toHaveLength(1);
});

test('a resync reports the same completions again, and none of a visitor', async () => {
  const [visitor, byHand, both] = [randomUUID(), randomUUID(), randomUUID()];
  await complete(learning.as({ visitor }), 'as nobody', { run: RECORD });
  await complete(learning.as(studentIdentity(byHand)), 'by hand');
  await complete(learning.as(studentIdentity(both)), 'by hand');
  await complete(learning.as(studentIdentity(both)), 'verified', { run: RECORD });
  const before = await Promise.all([byHand, both].map(toldOf));
  expect(before.map(told => told.length)).toEqual([1, 2]);
  expect(await resyncEvents(learning.database, { CONTENT_FILE })).toMatch(/, \d+ completed levels$/);
  const after = await Promise.all([byHand, both].map(toldOf));
  expect(after).toEqual(before.map(told => [...told, ...told]));
  expect(await toldOf(visitor)).toEqual([]);
});
