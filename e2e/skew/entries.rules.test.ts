import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Combination, COMBINATIONS } from './combinations.table.ts';
import { entriesFor } from './entries.rules.ts';
import type { Skew } from './skew.types.ts';

const SKEW = {
  remote: 'mf-play',
  remotes: { previous: ['mf-account', 'mf-play'], today: ['mf-account', 'mf-play', 'mf-quiz'] },
  versions: { previous: '1.0.0', today: '2.0.0' },
} as unknown as Skew;

const entriesOf = (id: string, skew = SKEW) =>
  entriesFor(skew, COMBINATIONS.find(one => one.id === id) as Combination).map(one =>
    Object.values(one).join(' '),
  );

test('each combination has the release of the side that it says, of remotes that this side has', () => {
  assert.deepEqual(entriesOf('remote-first'), ['mf-play 2.0.0', 'mf-account 1.0.0']);
  assert.deepEqual(entriesOf('site-first'), ['mf-play 1.0.0', 'mf-account 2.0.0', 'mf-quiz 2.0.0']);
});

test('a remote that its side does not have yet is left out', () => {
  const skew = { ...SKEW, remote: 'mf-quiz' };
  assert.deepEqual(entriesOf('site-first', skew), ['mf-account 2.0.0', 'mf-play 2.0.0']);
  assert.deepEqual(entriesOf('remote-first', skew), ['mf-quiz 2.0.0', 'mf-account 1.0.0', 'mf-play 1.0.0']);
});
