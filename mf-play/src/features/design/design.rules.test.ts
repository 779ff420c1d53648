import { expect, test } from '@jest/globals';
import { designState, isBroken } from './design.rules.ts';

test('an error and open goals break a program; a run that was stopped or ended does not', () => {
  const error = { kind: 'error', code: 'world/move-wall', params: {}, line: 1, trace: '' } as const;
  expect(isBroken(error)).toBe(true);
  expect(isBroken({ kind: 'incomplete', missing: null })).toBe(true);
  expect([{ kind: 'stopped' }, { kind: 'ended' }].map(one => isBroken(one as never))).toEqual([false, false]);
  expect(isBroken(null)).toBe(false);
});

test('what is found stays found; until then the last run in the chosen setting counts', () => {
  expect(designState({ isFound: false, result: null })).toBe('looking');
  expect(designState({ isFound: false, result: { kind: 'stopped' } })).toBe('looking');
  expect(designState({ isFound: false, result: { kind: 'ended' } })).toBe('works');
  expect(designState({ isFound: true, result: { kind: 'ended' } })).toBe('found');
});
