import { expect, test } from '@jest/globals';
import { dailyLimit, executionTypeOf, remaining, utcDay } from './limits.rules.ts';

test('limits of each kind of learner', () => {
  expect(dailyLimit('visitor', 'level')).toBe(10);
  expect(dailyLimit('account', 'challenge')).toBe(30);
  expect(dailyLimit('account', 'level')).toBeNull();
  expect(dailyLimit('plan', 'challenge')).toBeNull();
});

test('challenges count by themselves', () => {
  expect(executionTypeOf('challenges')).toBe('challenge');
  expect(executionTypeOf('python')).toBe('level');
});

test('what is left never goes below nothing', () => {
  expect([remaining(10, 3), remaining(10, 12), remaining(null, 50)]).toEqual([7, 0, null]);
});

test('the day is that of UTC', () => {
  expect(utcDay(new Date('2026-03-01T23:30:00-05:00'))).toBe('2026-03-02');
});
