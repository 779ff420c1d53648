import { expect, test } from '@jest/globals';
import { dayOf, endOfDay } from './due-day.rules.ts';

test.each(['2026-11-27', '2026-02-01', '2028-02-29'])('the end of %s is on that day', day => {
  const end = new Date(endOfDay(day));
  expect(dayOf(end)).toBe(day);
  expect(dayOf(new Date(end.getTime() + 1))).not.toBe(day);
});
