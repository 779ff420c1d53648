import { expect, test } from '@jest/globals';
import type { Purchase } from '../domain/purchase.rules.ts';
import { day, payment } from '../facts/facts.harness.ts';
import { type CurrentSubscription, noticesOf, type Told } from './notices.rules.ts';

const { account } = payment();
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  id: 'txn_1',
  account,
  plan: 'beginner',
  seats: 1,
  subscription: null,
  state: 'paid',
  currency: 'EUR',
  paid: 4900,
  total: 4900,
  returned: 0,
  paidAt: day(0),
  periodEndsAt: null,
  ...more,
});
const period = (more: Partial<Purchase> = {}): Purchase =>
  purchase({
    plan: 'unlimited-monthly',
    subscription: 'sub_1',
    paid: 900,
    total: 900,
    periodEndsAt: day(28),
    ...more,
  });
const running = (more: Partial<CurrentSubscription> = {}): CurrentSubscription => ({
  id: 'sub_1',
  account,
  plan: 'unlimited-monthly',
  state: 'active',
  endsAt: null,
  pastDueSince: null,
  isGoingBack: false,
  ...more,
});
const refund = (more: Partial<Told['refunds'][number]> = {}): Told['refunds'][number] => ({
  id: 'r1',
  purchase: 'txn_1',
  state: 'approved',
  rule: 'withdrawal',
  amount: null,
  parts: ['txn_1'],
  ...more,
});
const told = (more: Partial<Told>) =>
  noticesOf({
    purchases: [],
    subscriptions: [],
    ordered: [],
    gifts: [],
    refunds: [],
    cancelled: [],
    ...more,
  });

test('who ordered is told of the purchase, and of renewals nobody is', () => {
  expect(told({ purchases: [purchase()], ordered: [{ purchase: 'txn_1' }] })).toMatchObject([
    {
      key: 'paid txn_1',
      notice: 'purchase-made',
      money: { amount: 4900, currency: 'EUR' },
      date: day(0),
      number: 'txn_1',
    },
  ]);
  expect(told({ purchases: [purchase()] })).toEqual([]);
});

test('a refund is told as one, of its whole amount, and once it is paid not again for its payment', () => {
  const back = purchase({ state: 'refunded', returned: 4900 });
  expect(told({ purchases: [purchase()], refunds: [refund({ amount: 1800 })] })).toMatchObject([
    { key: 'refund r1 approved', notice: 'refund-approved', money: { amount: 1800 }, number: 'txn_1' },
  ]);
  expect(told({ purchases: [back], refunds: [refund({ state: 'paid' })] })).toMatchObject([
    { key: 'refunded txn_1', notice: 'refund-paid', money: { amount: 4900 } },
  ]);
  expect(told({ purchases: [back] })).toMatchObject([{ key: 'refunded txn_1', notice: 'refund-paid' }]);
});

test('what was bought although another ran is told as that', () => {
  expect(told({ purchases: [purchase()], refunds: [refund({ rule: 'bought-twice' })] })).toMatchObject([
    { notice: 'bought-twice' },
  ]);
});

test('who has a gift is told when it ends, not what it cost', () => {
  const gift = { gifts: ['txn_1'], ordered: [{ purchase: 'txn_1' }] };
  expect(told({ ...gift, purchases: [purchase()] })).toEqual([]);
  expect(told({ ...gift, purchases: [purchase({ state: 'charged-back' })] })).toMatchObject([
    { key: 'gift ended txn_1', notice: 'gift-ended', money: { amount: 0 }, number: null },
  ]);
});

test('a subscription that goes on is not told of; a chosen end and a payment that failed are', () => {
  const purchases = [period()];
  expect(told({ purchases, subscriptions: [running()] })).toEqual([]);
  expect(told({ purchases, subscriptions: [running({ endsAt: day(28) })] })).toMatchObject([
    { key: `ending sub_1 ${day(28)}`, notice: 'subscription-ending', date: day(28), number: 'txn_1' },
  ]);
  expect(
    told({ purchases, subscriptions: [running({ state: 'past-due', pastDueSince: day(28) })] }),
  ).toMatchObject([{ key: `past due sub_1 ${day(28)}`, notice: 'payment-failed', at: day(28) }]);
});

test('a plan that ended unpaid closed with its end, or before that with the time of grace', () => {
  const closed = (endsAt: string) =>
    told({
      purchases: [period()],
      subscriptions: [running({ state: 'ended', pastDueSince: day(28), endsAt })],
    });
  expect(closed(day(29))).toMatchObject([
    { key: `closed sub_1 ${day(28)}`, notice: 'plan-closed', date: day(29) },
  ]);
  const [late] = closed(day(300));
  expect(Date.parse(late?.date ?? '')).toBeLessThan(Date.parse(day(300)));
});

test('who cancelled what was not paid reads that, with the day, though it was told as closed before that', () => {
  const ended = running({ state: 'ended', pastDueSince: day(28), endsAt: day(40) });
  expect(told({ purchases: [period()], subscriptions: [ended], cancelled: ['sub_1'] })).toMatchObject([
    { key: 'cancelled sub_1', notice: 'subscription-ended', date: day(40), number: 'txn_1' },
  ]);
});

test('who cancelled what was paused reads until when it stays open, or that it ended', () => {
  const noticeOf = (endsAt: string) =>
    told({
      purchases: [period()],
      subscriptions: [running({ state: 'ended', endsAt })],
      cancelled: ['sub_1'],
    });
  expect(noticeOf(day(10))).toMatchObject([{ notice: 'subscription-ending', date: day(28) }]);
  expect(noticeOf(day(40))).toMatchObject([{ notice: 'subscription-ended', date: day(40) }]);
});

test('who cancelled and got all of it back is told of the money alone', () => {
  const purchases = [period({ state: 'refunded', returned: 900 })];
  const subscriptions = [running({ state: 'ended', endsAt: day(10) })];
  expect(told({ purchases, subscriptions, cancelled: ['sub_1'] })).toMatchObject([{ notice: 'refund-paid' }]);
});

test('what is told of a subscription names its last payment, as its latest receipt does', () => {
  const purchases = [period(), period({ id: 'txn_2', paidAt: day(28), periodEndsAt: day(56) })];
  const failed = period({ id: 'txn_3', paidAt: null, state: 'failed' });
  const [notice] = told({
    purchases: [...purchases, failed],
    subscriptions: [running({ state: 'past-due', pastDueSince: day(56) })],
  });
  expect(notice).toMatchObject({ notice: 'payment-failed', number: 'txn_2' });
});

test('a plan that ended although it was paid is not told of as closed', () => {
  const ended = running({ state: 'ended', endsAt: day(28) });
  expect(told({ purchases: [period()], subscriptions: [ended] })).toEqual([]);
});
