import { expect, test } from '@jest/globals';
import { utcDay } from './utc-day.ts';

test('the day is the day in UTC', () => {
  expect(utcDay(new Date('2026-03-01T23:30:00-05:00'))).toBe('2026-03-02');
});
