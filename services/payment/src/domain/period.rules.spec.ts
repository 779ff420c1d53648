import { expect, test } from '@jest/globals';
import { monthsLater } from './period.rules.ts';

test.each([
  ['2027-01-31T23:30:00.000Z', 1, '2027-02-28T23:30:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T10:00:00.000Z'],
  ['2027-12-15T10:00:00.000Z', 1, '2028-01-15T10:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(to);
});
