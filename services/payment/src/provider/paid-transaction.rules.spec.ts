import { expect, test } from '@jest/globals';
import type { Adjustment, Transaction } from '@paddle/paddle-node-sdk';
import { isReturning, paidTransactionOf, refundBodyOf } from './paid-transaction.rules.ts';

const transaction = {
  id: 'txn_1',
  status: 'completed',
  billingPeriod: { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' },
  // What was left of a month paid nine of seventy-two.
  details: {
    totals: { total: '6300', credit: '0', grandTotal: '6300' },
    lineItems: [
      { id: 'txnitm_0', quantity: -1 },
      { id: 'txnitm_1', quantity: 1 },
    ],
  },
} as Transaction;

const adjustment = (more: object): Adjustment =>
  ({
    id: 'adj_1',
    transactionId: 'txn_1',
    action: 'refund',
    status: 'approved',
    totals: { total: '1000' },
    ...more,
  }) as Adjustment;

test('what a card paid is without what a balance paid, and less what is back or asked back', () => {
  const bank = adjustment({ id: 'adj_2', action: 'chargeback', totals: { total: '500' } });
  const won = adjustment({ id: 'adj_3', action: 'chargeback_reverse', totals: { total: '200' } });
  const other = adjustment({ transactionId: 'txn_2' });
  expect(paidTransactionOf(transaction, [adjustment({}), bank, won, other])).toEqual({
    id: 'txn_1',
    paid: 6300,
    returned: 1300,
    periodEndsAt: '2026-02-01T00:00:00Z',
    asked: 'adj_1',
    line: 'txnitm_1',
  });
  expect(paidTransactionOf({ ...transaction, status: 'past_due' } as Transaction, [])).toBeNull();
});

test('what was refused, a credit and a warning give nothing back', () => {
  expect(isReturning({ action: 'refund', status: 'pending_approval' })).toBe(true);
  expect(isReturning({ action: 'refund', status: 'rejected' })).toBe(false);
  expect(isReturning({ action: 'credit', status: 'approved' })).toBe(false);
  expect(isReturning({ action: 'chargeback_warning', status: 'approved' })).toBe(false);
});

test('all of a payment is asked for as a whole, what is left of it by its line', () => {
  const paid = { id: 'txn_1', paid: 6300, line: 'txnitm_1' };
  expect(refundBodyOf(paid, { id: 'txn_1', amount: 6300 })).toMatchObject({ type: 'full' });
  expect(refundBodyOf(paid, { id: 'txn_1', amount: 5300 })).toMatchObject({
    type: 'partial',
    items: [{ itemId: 'txnitm_1', type: 'partial', amount: '5300' }],
  });
});
