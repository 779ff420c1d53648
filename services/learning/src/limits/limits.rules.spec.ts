import { expect, test } from '@jest/globals';
import { dailyLimit, remaining } from './limits.rules.ts';

test('limits of each kind of learner', () => {
  expect(dailyLimit('visitor', 'level')).toBe(10);
  expect(dailyLimit('account', 'challenge')).toBe(30);
  expect(dailyLimit('account', 'level')).toBeNull();
  expect(dailyLimit('plan', 'challenge')).toBeNull();
});

test('what is left never falls below zero', () => {
  expect([remaining(10, 3), remaining(10, 12), remaining(null, 50)]).toEqual([7, 0, null]);
});
