import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageIn, coverageTable, lessonsLeft, shareOf } from './coverage.rules.mjs';

test('what is translated is counted by part', () => {
  const parts = coverageIn([
    { part: 'child', translation: 'x' },
    { part: 'child', translation: undefined },
    { part: 'legal', translation: '' },
  ]);
  assert.deepEqual(parts.child, { done: 1, all: 2 });
  assert.deepEqual(parts.legal, { done: 1, all: 1 });
  assert.deepEqual(parts.guide, { done: 0, all: 0 });
});

for (const [done, all, share] of [
  [4, 4, 'whole'],
  [0, 4, '—'],
  [98, 100, 'whole'],
  [0, 0, 'whole'],
  [97, 100, 'most'],
  [50, 100, 'most'],
  [49, 100, 'some'],
])
  test(`${done} of ${all} is ${share}`, () => assert.equal(shareOf({ done, all }), share));

const part = done => ({ done, all: 100 });

for (const [first, lessons, left] of [
  [0, 0, 'all'],
  [100, 0, 'all'],
  [100, 40, 'some'],
  [40, 100, 'some'],
  [100, 99, null],
])
  test(`with ${first} of the first chapter and ${lessons} of the others, ${left} are English`, () =>
    assert.equal(lessonsLeft({ first: part(first), lessons: part(lessons) }), left));

test('a table is aligned', () => {
  const [head, line, row] = coverageTable([{ name: 'German', coverage: coverageIn([]) }], shareOf).split(
    '\n',
  );
  assert.equal(head.length, row.length);
  assert.equal(head.length, line.length);
  assert.match(row, /^\| German {3}\| whole /);
});
