import { expect, test } from '@jest/globals';
import { periodEnd } from './period.rules.ts';

const month = { interval: 'month', frequency: 1 } as const;
const ends = (anchor: string, cycle: Parameters<typeof periodEnd>[1], counts: readonly number[]) =>
  counts.map(count => periodEnd(new Date(anchor), cycle, count).toISOString().slice(0, 16));

test('a month from the 31st ends with a shorter month, and is the 31st again after it', () => {
  expect(ends('2027-12-31T10:00:00Z', month, [1, 2, 3, 4])).toEqual([
    '2028-01-31T10:00',
    '2028-02-29T10:00',
    '2028-03-31T10:00',
    '2028-04-30T10:00',
  ]);
});

test('a year from a leap day ends on the last of February', () => {
  expect(ends('2028-02-29T23:30:00Z', { interval: 'year', frequency: 1 }, [1, 4])).toEqual([
    '2029-02-28T23:30',
    '2032-02-29T23:30',
  ]);
});

test('a change of daylight saving moves nothing', () => {
  expect(ends('2026-03-15T01:30:00Z', month, [1])).toEqual(['2026-04-15T01:30']);
});

test('days and weeks are counted from the anchor', () => {
  const anchor = '2026-12-30T08:00:00Z';
  expect(ends(anchor, { interval: 'day', frequency: 3 }, [1, 2])).toEqual([
    '2027-01-02T08:00',
    '2027-01-05T08:00',
  ]);
  expect(ends(anchor, { interval: 'week', frequency: 2 }, [1])).toEqual(['2027-01-13T08:00']);
});
