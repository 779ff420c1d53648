import { expect, test } from '@jest/globals';
import { differencesOf, type Side } from './compare.rules.ts';

const SAME: Side = {
  payments: [{ id: 'txn_1', amount: 4900, currency: 'EUR' }],
  subscriptions: [{ id: 'sub_1', state: 'active' }],
};

const ENDED = { id: 'sub_2', state: 'ended' } as const;

test('two sides that say the same do not differ, and what ended on both is not asked about', () => {
  expect(differencesOf(SAME, SAME)).toEqual([]);
  expect(differencesOf(SAME, { ...SAME, subscriptions: [...SAME.subscriptions, ENDED] })).toEqual([]);
});

test.each<[string, Partial<Side>, Partial<Side>, { subject: string; what: string }]>([
  ['a payment that we do not know', {}, { payments: [] }, { subject: 'txn_1', what: 'missing-payment' }],
  ['another amount', {}, { payments: [{ id: 'txn_1', amount: 490, currency: 'EUR' }] }, { subject: 'txn_1', what: 'other-amount' }],
  ['another currency', {}, { payments: [{ id: 'txn_1', amount: 4900, currency: 'USD' }] }, { subject: 'txn_1', what: 'other-amount' }],
  ['a subscription that we do not know', {}, { subscriptions: [] }, { subject: 'sub_1', what: 'missing-subscription' }],
  ['a subscription that ended here only', {}, { subscriptions: [{ id: 'sub_1', state: 'ended' }] }, { subject: 'sub_1', what: 'other-state' }],
  ['a subscription that ended there only', { subscriptions: [] }, {}, { subject: 'sub_1', what: 'other-state' }],
  ['a renewal that failed there only', { subscriptions: [{ id: 'sub_1', state: 'past-due' }] }, {}, { subject: 'sub_1', what: 'other-state' }],
])('%s is a difference', (_, theirs, ours, expected) => {
  expect(differencesOf({ ...SAME, ...theirs }, { ...SAME, ...ours })).toEqual([expected]);
}); // prettier-ignore
