import { expect, test } from '@jest/globals';
import { datesIn } from './dates.ts';

const NOON = '2026-11-21T12:00:00Z';

test.each([
  ['en', 'November 21, 2026'],
  ['de', '21. November 2026'],
  ['ar', '21 نوفمبر 2026'],
])('a day is written in the language of the page, in the digits of its texts: %s', (language, told) => {
  expect(datesIn(language).day(NOON)).toBe(told);
});

test('a time is written next to its day', () => {
  expect(datesIn('en').dayAndTime(NOON)).toMatch(/^Nov 21, 2026, \d+:00\s[AP]M$/);
});

test('a mail has the day of a place that it names', () => {
  const late = '2026-11-21T23:30:00Z';
  expect(datesIn('en', 'UTC').day(late)).toBe('November 21, 2026');
  expect(datesIn('en', 'Asia/Tokyo').day(late)).toBe('November 22, 2026');
});
