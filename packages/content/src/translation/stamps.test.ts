import { expect, test } from '@jest/globals';
import { changedTexts, stampsOf, staleTexts } from './stamps.ts';

const ENGLISH = { tip: 'Look ahead.', comments: ['One', 'Two'] };
const GERMAN = { tip: 'Schau nach vorn.', comments: ['Eins', 'Zwei'] };

test('a translation of the English of today is not stale', () => {
  expect(staleTexts(ENGLISH, GERMAN, stampsOf(ENGLISH))).toEqual([]);
});

test('a text whose English changed, one without a stamp and a missing one are named', () => {
  const stamps = stampsOf(ENGLISH);
  const changed = { ...ENGLISH, comments: ['One', 'Three'] };
  expect(staleTexts(changed, GERMAN, stamps)).toEqual(['comments is older than the English']);
  expect(changedTexts(changed, stamps)).toEqual(['comments']);
  expect(staleTexts(ENGLISH, GERMAN, {})).toEqual(['tip has no stamp', 'comments has no stamp']);
  expect(changedTexts(ENGLISH, {})).toEqual([]);
  expect(staleTexts(ENGLISH, { tip: 'Schau.' }, stamps)).toEqual(['comments is missing']);
  expect(staleTexts(ENGLISH, undefined, {})).toEqual(['is missing']);
});
