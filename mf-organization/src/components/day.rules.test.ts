import { expect, test } from '@jest/globals';
import { beginOfDay, dayOf, endOfDay } from './day.rules.ts';

test.each(['2026-11-27', '2026-02-01', '2028-02-29'])('the end of %s is on that day', day => {
  const end = new Date(endOfDay(day));
  expect(dayOf(end)).toBe(day);
  expect(dayOf(new Date(end.getTime() + 1))).not.toBe(day);
});

test('a day begins at midnight where the reader is', () => {
  const begins = new Date(beginOfDay('2026-11-27'));
  expect([dayOf(begins), begins.getHours(), begins.getMinutes()]).toEqual(['2026-11-27', 0, 0]);
});
