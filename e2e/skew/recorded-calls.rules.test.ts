import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callAt, missedIn, type RecordedCalls } from './recorded-calls.rules.ts';

const LEVEL = 'GET /api/level/data/{slug}';
const schemaWith = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map(name => [name, { $ref: '#/components/schemas/text' }])),
  required: names,
  additionalProperties: false,
});
const callsWith = (...names: string[]): RecordedCalls => ({
  ['#/components/schemas/text' as string]: { type: 'string' } as object,
  [LEVEL]: { answer: schemaWith(...names) },
  'GET /api/level/data/all': { answer: null },
});
const CALLS = callsWith('goals', 'start');

test('a call is found by its method and its address, the one with fewer places first', () => {
  assert.equal(callAt(CALLS, 'GET', '/api/level/data/intro-level1'), LEVEL);
  assert.equal(callAt(CALLS, 'GET', '/api/level/data/all'), 'GET /api/level/data/all');
  for (const address of [
    '/api/level/data',
    '/api/level/data/intro-level1/more',
    '/api/other/data/intro-level1',
  ])
    assert.equal(callAt(CALLS, 'GET', address), null);
  assert.equal(callAt(CALLS, 'POST', '/api/level/data/all'), null);
});

test('what went is missed, of another kind too; what was added is not', () => {
  assert.match(missedIn(CALLS, LEVEL, { goals: 'all' })[0] ?? '', /^GET .*: answer\.start: .*undefined/);
  assert.match(missedIn(CALLS, LEVEL, { goals: 1, start: 'here' })[0] ?? '', /answer\.goals: .*string/);
  assert.deepEqual(missedIn(CALLS, LEVEL, { goals: 'all', start: 'here', more: 1 }), []);
});

test('an answer of which nothing is recorded lacks nothing', () => {
  assert.deepEqual(missedIn(CALLS, 'GET /api/level/data/all', {}), []);
  assert.deepEqual(missedIn(CALLS, 'GET /api/unknown', {}), []);
});
