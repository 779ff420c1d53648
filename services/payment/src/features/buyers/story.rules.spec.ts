import type { ContractEvent } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { adjustment, day, payment, subscription } from '../../facts/facts.harness.ts';
import { ACCOUNT, bought, ORDER, refund } from './bought.harness.ts';
import type { Bought } from './bought.types.ts';
import type { AuditRow } from './buyers.queries.ts';
import { storyOf } from './story.rules.ts';

const audit = (more: Partial<AuditRow>): AuditRow => ({
  at: day(2),
  action: 'refund-approved',
  subject: 'txn_1',
  toAccount: null,
  reason: 'why',
  ...more,
});
const members = new Set(['txn_1', 'order-1', 'sub_1']);
const story = (more: Partial<Bought>): ContractEvent[] => storyOf({ ...bought(more), members });
const told = (more: Partial<Bought>) => story(more).map(({ what }) => what);

test('a course is begun, paid, asked back with a reason, decided with a reason, and goes back', () => {
  const events = story({
    orders: [ORDER],
    facts: [payment({ at: day(1) }), adjustment({ at: day(4) })],
    refunds: [refund({ rule: 'within-refund-time', reason: 'Too easy', at: day(2) })],
    audit: [audit({ at: day(3), reason: 'Within 30 days' }), audit({ subject: 'txn_other' })],
  });
  expect(events.map(({ what, money, reason }) => [what, money?.amount ?? null, reason])).toEqual([
    ['begun', 4900, null],
    ['payment', 4900, null],
    ['refund-asked', 4900, 'Too easy'],
    ['refund-approved', null, 'Within 30 days'],
    ['refund', 4900, null],
  ]);
});

test.each([
  ['withdrawal', 'withdrawn'],
  ['bought-twice', 'bought-twice'],
])('a refund by the rule %s is told as %s', (rule, what) =>
  expect(told({ orders: [ORDER], refunds: [refund({ rule })] })).toEqual(['begun', what]),
);

test('a subscription is not paid, paused, goes on, is changed, is to end, goes on after all, and ends', () => {
  const at = (days: number, more: Parameters<typeof subscription>[0]) =>
    subscription({ id: `evt_${days}`, at: day(days), ...more });
  const facts = [
    at(9, { status: 'ended' }),
    at(1, {}),
    at(2, { status: 'past-due' }),
    at(3, { status: 'paused' }),
    at(4, {}),
    at(5, { plan: 'unlimited-yearly' }),
    at(6, { plan: 'unlimited-yearly', endsAt: day(28) }),
    at(7, { plan: 'unlimited-yearly' }),
    at(10, { status: 'active' }),
  ];
  expect(told({ facts })).toEqual([
    'past-due',
    'paused',
    'resumed',
    'plan-changed',
    'end-chosen',
    'end-taken-back',
    'plan-changed',
    'ended',
  ]);
  expect(story({ facts }).find(({ what }) => what === 'end-chosen')?.date).toBe(day(28));
  const changes = story({ facts }).filter(({ what }) => what === 'plan-changed');
  expect(changes.map(({ plan_name, date }) => [plan_name, date])).toEqual([
    ['unlimited-yearly', null],
    ['unlimited-monthly', subscription().periodEndsAt],
  ]);
});

test('a bank that warns and takes, what was tried, and what did not fit, are told', () => {
  const facts = [
    payment({ id: 'evt_0', happened: 'failed', at: day(0) }),
    payment({ at: day(1) }),
    adjustment({ action: 'chargeback-warning', at: day(2) }),
    adjustment({ id: 'evt_9', adjustment: 'adj_9', action: 'chargeback', at: day(3) }),
  ];
  const held = [
    {
      transaction: 'txn_2',
      order: 'order-1',
      plan: null,
      amount: 500,
      currency: 'EUR',
      doubt: 'wrong-price' as const,
      isWaiting: true,
      at: day(4),
    },
  ];
  const decided = [audit({ action: 'payment-given-back', subject: 'txn_1', at: day(5) })];
  expect(told({ facts, held, audit: decided })).toEqual([
    'failed',
    'payment',
    'chargeback-warning',
    'chargeback',
    'held',
    'payment-given-back',
  ]);
});

test('who has a gift now is told as redeemed; what staff moved, with the reason that is nearest in time', () => {
  const transfer = (id: string, days: number) =>
    ({ kind: 'transfer', id, at: day(days), account: ACCOUNT, purchase: 'txn_1' }) as const;
  const moved = (days: number, reason: string) =>
    audit({ action: 'purchases-transferred', subject: null, toAccount: ACCOUNT, at: day(days), reason });
  const events = story({
    facts: [transfer('redeemed 1', 1), transfer('transfer 2', 3)],
    audit: [moved(9, 'another'), moved(3, 'the father')],
  });
  expect(events.map(({ what, reason }) => [what, reason])).toEqual([
    ['redeemed', null],
    ['transfer', 'the father'],
  ]);
});

test('nothing of another contract is told', () => {
  const other = { ...ORDER, id: 'order-2', transaction: 'txn_2' };
  expect(
    told({
      orders: [other],
      facts: [payment({ purchase: 'txn_2' })],
      refunds: [refund({ purchase: 'txn_2' })],
    }),
  ).toEqual([]);
});
