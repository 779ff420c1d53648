import { expect, test } from '@jest/globals';
import { attemptsHint } from './attempts.rules.ts';

test.each([
  [null, true, { text: 'unlimited', count: 0, more: null }],
  [null, false, { text: 'unlimited', count: 0, more: null }],
  [7, true, { text: 'available', count: 7, more: 'log-in' }],
  [0, true, { text: 'available', count: 0, more: 'log-in' }],
  [30, false, { text: 'available', count: 30, more: 'subscribe' }],
] as const)('%s runs left, visitor %s', (counter, isAnonymous, hint) => {
  expect(attemptsHint({ counter }, { isAnonymous, isStudent: false })).toEqual(hint);
});

test('a child’s session is not told to subscribe', () => {
  const hint = attemptsHint({ counter: 3 }, { isAnonymous: false, isStudent: true });
  expect(hint).toEqual({ text: 'available', count: 3, more: null });
});
