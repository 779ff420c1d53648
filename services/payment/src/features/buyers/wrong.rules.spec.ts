import { expect, test } from '@jest/globals';
import { day } from '../../facts/facts.harness.ts';
import { bought, ORDER, PURCHASE, refund } from './bought.harness.ts';
import type { Bought } from './bought.types.ts';
import { contractsOf } from './contracts-of.rules.ts';
import { wrongsOf } from './wrong.rules.ts';

const wrongs = (more: Partial<Bought>, days = 1) => {
  const all = bought(more);
  const now = new Date(day(days));
  return wrongsOf(all, contractsOf(all, now), now).map(({ what }) => what);
};
const paid = { orders: [ORDER], purchases: [PURCHASE] };

test('nothing is wrong with a course that is paid and that somebody has', () => {
  expect(wrongs(paid)).toEqual([]);
});

test('a course without a student opens nothing, unless it is on its way back, or somebody else has it', () => {
  const purchases = [{ ...PURCHASE, students: 0 }];
  expect(wrongs({ ...paid, purchases })).toEqual(['no-student']);
  expect(wrongs({ ...paid, purchases, refunds: [refund()] })).toEqual([]);
  expect(wrongs({ ...paid, purchases: [{ ...PURCHASE, students: 0, account: 'another' }] })).toEqual([]);
});

test('an approved refund that is not paid after three days', () => {
  expect(wrongs({ ...paid, refunds: [refund({ at: day(0) })] }, 4)).toEqual(['refund-not-paid']);
  expect(wrongs({ ...paid, refunds: [refund({ at: day(0) })] }, 2)).toEqual([]);
  expect(wrongs({ ...paid, refunds: [refund({ at: day(0), state: 'paid' })] }, 4)).toEqual([]);
});

test('a checkout that nobody paid, for three days, unless its payment is looked at', () => {
  const held = [
    {
      transaction: 'txn_2',
      order: 'order-1',
      plan: null,
      amount: 500,
      currency: 'EUR',
      doubt: 'wrong-price' as const,
      isWaiting: true,
      at: day(0),
    },
  ];
  expect(wrongs({ orders: [ORDER] })).toEqual(['not-paid-yet']);
  expect(wrongs({ orders: [ORDER] }, 0)).toEqual([]);
  expect(wrongs({ orders: [ORDER] }, 4)).toEqual([]);
  expect(wrongs({ orders: [ORDER], held })).toEqual([]);
  expect(wrongs({ orders: [{ ...ORDER, transaction: null }] })).toEqual([]);
});
