import { expect, test } from '@jest/globals';
import { COURSE, MONTHLY, RUNNING } from '../../testing/bought.ts';
import { hasReceipt, mayAskForRefund, stateOfPurchase, stateOfSubscription } from './states.rules.ts';

const refund = (state: 'requested' | 'approved' | 'rejected' | 'paid') =>
  ({ state, requested_at: '2026-11-20T10:00:00.000Z' }) as const;

test.each([
  [MONTHLY, 'paid'],
  [COURSE, 'unassigned'],
  [{ ...COURSE, student_id: '00000000-0000-4000-8000-000000000011' }, 'paid'],
  [{ ...COURSE, seats: 2 }, 'class-set'],
  [{ ...COURSE, seats: 2, refund: refund('requested') }, 'refund-requested'],
  [{ ...MONTHLY, state: 'failed' as const }, 'failed'],
  [{ ...COURSE, refund: refund('requested') }, 'refund-requested'],
  [{ ...MONTHLY, refund: refund('approved') }, 'refund-approved'],
  [{ ...MONTHLY, refund: refund('rejected') }, 'refund-rejected'],
  [{ ...MONTHLY, refund: refund('paid') }, 'refunded'],
  [{ ...MONTHLY, state: 'charged-back' as const, refund: refund('rejected') }, 'charged-back'],
])('a purchase is told as it stands (%#)', (purchase, state) => {
  expect(stateOfPurchase(purchase)).toBe(state);
});

test.each([
  [RUNNING, 'running'],
  [{ ...RUNNING, next_charge: null, ends_at: '2026-12-20T10:00:00.000Z' }, 'ending'],
  [{ ...RUNNING, next_charge: null }, 'ending'],
  [{ ...RUNNING, ends_at: '2026-12-20T10:00:00.000Z' }, 'ending'],
  [{ ...RUNNING, state: 'past-due' as const }, 'past-due'],
  [{ ...RUNNING, state: 'past-due' as const, open_until: '2026-11-27T10:00:00.000Z' }, 'past-due-closed'],
  [{ ...RUNNING, state: 'paused' as const, next_charge: null }, 'paused'],
  [
    { ...RUNNING, state: 'paused' as const, next_charge: null, open_until: '2026-11-20T10:00:00.000Z' },
    'paused-closed',
  ],
  [{ ...RUNNING, next_charge: null, open_until: null }, 'closed'],
  [{ ...RUNNING, state: 'past-due' as const, next_charge: null, open_until: null }, 'closed'],
  [{ ...RUNNING, state: 'ended' as const, open_until: null }, 'ended'],
  [{ ...RUNNING, state: 'ended' as const, open_until: '2026-01-01T00:00:00.000Z' }, 'ended'],
  [{ ...RUNNING, state: 'ended' as const, open_until: '2099-01-01T00:00:00.000Z' }, 'ending'],
])('a subscription is told as it stands (%#)', (subscription, state) => {
  expect(stateOfSubscription(subscription, new Date('2026-12-01T10:00:00.000Z'))).toBe(state);
});

test('what was not paid has no receipt and no refund', () => {
  const failed = { ...MONTHLY, state: 'failed' as const, paid_at: null };
  expect([hasReceipt(MONTHLY), hasReceipt(failed)]).toEqual([true, false]);
  expect([mayAskForRefund(MONTHLY), mayAskForRefund(failed)]).toEqual([true, false]);
  expect(mayAskForRefund({ ...MONTHLY, refund: refund('rejected') })).toBe(false);
});

test('money that came in keeps its receipt when it goes back', () => {
  const states = ['open', 'paid', 'refunded', 'charged-back', 'failed', 'canceled'] as const;
  expect(states.filter(state => hasReceipt({ ...MONTHLY, state }))).toEqual([
    'paid',
    'refunded',
    'charged-back',
  ]);
  expect(hasReceipt({ ...MONTHLY, paid_at: null })).toBe(false);
});

test('a gift cost its owner nothing: no receipt, no refund', () => {
  const gift = { ...MONTHLY, is_gift: true };
  expect([hasReceipt(gift), mayAskForRefund(gift)]).toEqual([false, false]);
});
