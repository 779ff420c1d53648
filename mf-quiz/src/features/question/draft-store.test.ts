import type { Kept } from '@burrow/client';
import { expect, test } from '@jest/globals';
import { draftsKey, keepDrafts, readDrafts } from './draft-store.ts';

const PLACE = { language: 'en', course: 'python', chapter: '1' };
const DRAFTS = { 2: { answer: { kind: 'choice', choice: '3' } } } as const;

function storage(value: string | null = null): Kept {
  let held = value;
  return {
    getItem: name => (name === draftsKey(PLACE) ? held : null),
    setItem: (_name, next) => ((held = next), true),
  };
}

test('what was chosen is there again for the same try, and for no other try or quiz', () => {
  const held = storage();
  keepDrafts(PLACE, 'one', DRAFTS, held);
  expect(readDrafts(PLACE, 'one', held)).toEqual(DRAFTS);
  expect(readDrafts(PLACE, 'two', held)).toEqual({});
  expect(readDrafts({ ...PLACE, chapter: '2' }, 'one', held)).toEqual({});
});

test.each(['', '{', 'null', '7', '{"try_id":"one"}', '{"try_id":"one","drafts":null}'])(
  'damaged drafts %j are none',
  value => {
    expect(readDrafts(PLACE, 'one', storage(value))).toEqual({});
  },
);
