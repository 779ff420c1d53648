import { expect, test } from '@jest/globals';
import { day } from '../facts/facts.harness.ts';
import { partsOf, sumOf } from './contract-refund.rules.ts';

const MONTH = { id: 'month', paid: 900, returned: 0, periodEndsAt: day(28) };
const YEAR = { id: 'year', paid: 6300, returned: 0, periodEndsAt: day(365) };
const on = (days: number) => new Date(day(days));

test('a withdrawal after a change of plan gives back all that the card paid: 72.00, not 9.00 and no credit', () => {
  const parts = partsOf([MONTH, YEAR], 'withdrawal', on(40));
  expect(parts).toEqual([
    { id: 'month', amount: 900 },
    { id: 'year', amount: 6300 },
  ]);
  expect(sumOf(parts)).toBe(7200);
});

test('a refund of a running period gives back what was paid for it, and no month that is over', () => {
  expect(sumOf(partsOf([MONTH, YEAR], 'period-running', on(10)))).toBe(7200);
  expect(partsOf([MONTH, YEAR], 'period-running', on(40))).toEqual([{ id: 'year', amount: 6300 }]);
});

test('what went back already does not go back again, and what a balance paid never does', () => {
  const half = { ...MONTH, returned: 500 };
  expect(partsOf([half, { ...YEAR, returned: 6300 }], 'withdrawal', on(1))).toEqual([
    { id: 'month', amount: 400 },
  ]);
  expect(partsOf([{ ...MONTH, paid: 0 }], 'withdrawal', on(1))).toEqual([]);
});
