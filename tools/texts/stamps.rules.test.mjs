import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  flattenStamps,
  nestStamps,
  ownStamps,
  sharedStamps,
  staleLines,
  staleness,
  stampOf,
  stampsFrom,
  withStamps,
} from './stamps.rules.mjs';

const entry = (id, english, translation) => ({ id, english, translation });
const RUN = entry('mf-play/play:run', 'Run', 'Los');

test('a translation is of today’s English, of an older one, without a stamp, or missing', () => {
  assert.equal(staleness(RUN, { [RUN.id]: stampOf('Run') }), undefined);
  assert.equal(staleness(RUN, { [RUN.id]: stampOf('Start') }), 'is older than the English');
  assert.equal(staleness(RUN, {}), 'has no stamp');
  assert.equal(staleness({ ...RUN, translation: undefined }, {}), 'is missing');
});

test('stamps of texts that are gone fall out, others stay', () => {
  const entries = [RUN, entry('a:b', 'B', 'b'), entry('a:c', 'C', undefined)];
  const before = { 'a:b': 'old', 'a:c': 'old', 'x:y': 'old' };
  const after = withStamps(entries, before, ({ id }) => id === RUN.id);
  assert.deepEqual(after, { 'a:b': 'old', [RUN.id]: stampOf('Run') });
});

test('stamps are written by place, and read as they were', () => {
  const stamps = { 'a/b:c.d': '1', 'a/b:e': '2', 'python/x/guide/1': '3' };
  assert.deepEqual(nestStamps(stamps), {
    'a/b': { ':c.d': '1', ':e': '2' },
    'python/x/guide': { '/1': '3' },
  });
  assert.deepEqual(flattenStamps(nestStamps(stamps)), stamps);
});

test('a language’s file says what differs from the shared stamps, and comes back as it was', () => {
  const german = { 'a:b': '1', 'a:c': '2' };
  const polish = { 'a:b': '1', 'a:c': 'older', 'a:c_few': '2' };
  const shared = sharedStamps([german, { ...german, 'x:gone': '9' }, polish]);
  assert.deepEqual(shared, german);
  const ids = ['a:b', 'a:c', 'a:c_few'];
  assert.deepEqual(ownStamps(shared, german, ids), {});
  assert.deepEqual(ownStamps(shared, polish, ids), { 'a:c': 'older', 'a:c_few': '2' });
  assert.deepEqual(stampsFrom(shared, ownStamps(shared, polish, ids)), polish);
});

test('a text that others have stamped stays without a stamp where it has none', () => {
  const shared = { 'a:b': '1', 'a:c': '2' };
  const own = ownStamps(shared, { 'a:c': '2' }, ['a:b', 'a:c']);
  assert.deepEqual(own, { 'a:b': null });
  assert.deepEqual(stampsFrom(shared, own), { 'a:c': '2' });
});

test('a file that is missing is one line', () => {
  const entries = [
    entry('a:b', 'B'),
    entry('a:c', 'C'),
    entry('d:e', 'E'),
    entry('f:g', 'G', 'g'),
    entry('f:h', 'H'),
  ];
  assert.deepEqual(staleLines(entries, { 'f:g': stampOf('G') }), [
    'a: all 2: is missing',
    'd:e: is missing',
    'f:h: is missing',
  ]);
});
