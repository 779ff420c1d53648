import { CodeHistorySchema, ErrorAnswerSchema } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const FIRST = '/api/level/history/python/intro-level1';

const play = async (caller: Caller, code: string, more: object = {}) => {
  const answer = await caller.post('/api/level/update/python', run(code, more));
  expect(answer.statusCode).toBe(200);
};

const entriesOf = async (caller: Caller, path = FIRST) => {
  const answer = await caller.get(path);
  expect(answer.statusCode).toBe(200);
  return CodeHistorySchema.strict().parse(answer.json()).entries;
};

test('the last twenty codes are returned, the latest first, with where they came from', async () => {
  const caller = learning.asStudent();
  for (let number = 1; number <= 22; number += 1) await play(caller, `code ${number}`);
  await play(caller, 'code 23', { last_status: 'COMPLETE' });
  const entries = await entriesOf(caller);
  expect(entries.map(({ code }) => code)).toEqual(
    Array.from({ length: 20 }, (_, index) => `code ${23 - index}`),
  );
  expect(entries.map(({ origin }) => origin).slice(0, 2)).toEqual(['completion', 'run']);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a visitor gets their own, and nobody else does', async () => {
  const visitor = learning.as({ visitor: randomUUID() });
  await play(visitor, 'mine');
  expect((await entriesOf(visitor)).map(({ code }) => code)).toEqual(['mine']);
  expect(await entriesOf(learning.as({ visitor: randomUUID() }))).toEqual([]);
  expect(await entriesOf(learning.asStudent())).toEqual([]);
});

test('each level has its own', async () => {
  const caller = learning.asStudent();
  await play(caller, 'first');
  await play(caller, 'second', { level_slug: 'intro-level2' });
  expect((await entriesOf(caller)).map(({ code }) => code)).toEqual(['first']);
  const second = await entriesOf(caller, '/api/level/history/python/intro-level2');
  expect(second.map(({ code }) => code)).toEqual(['second']);
});

test.each([
  ['/api/level/history/python/intro-level99', 404, 'level/unknown-level'],
  ['/api/level/history/cobol/intro-level1', 404, 'level/unknown-course'],
  [`/api/level/history/python/${'x'.repeat(90)}`, 422, 'request/invalid'],
])('%s answers %i %s', async (path, status, code) => {
  const answer = await learning.as().get(path);
  expect([answer.statusCode, ErrorAnswerSchema.parse(answer.json()).code]).toEqual([status, code]);
});
