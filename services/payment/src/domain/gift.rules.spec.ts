import { expect, test } from '@jest/globals';
import { giftRefund, giftState, type BoughtGift } from './gift.rules.ts';

const PAID: BoughtGift = {
  state: 'paid',
  paidAt: '2026-03-01T10:00:00.000Z',
  isRedeemed: false,
  requests: [],
};
const after = (days: number): Date => new Date(Date.parse('2026-03-01T10:00:00.000Z') + days * 86_400_000);

test.each<[string, Partial<BoughtGift>, number, string | null]>([
  ['an unused code on the thirtieth day', {}, 30, 'within-refund-time'],
  ['an unused code later', {}, 32, null],
  ['a used code on the fourteenth day', { isRedeemed: true }, 14, 'withdrawal'],
  ['a used code later', { isRedeemed: true }, 16, null],
  ['what goes back already', { requests: ['approved'] }, 1, null],
  ['what is back', { state: 'refunded' }, 1, null],
])('%s', (_, more, days, rule) => {
  expect(giftRefund({ ...PAID, ...more }, after(days))?.rule ?? null).toBe(rule);
});

test.each<[string, Partial<BoughtGift>, string]>([
  ['an unused gift', {}, 'paid'],
  ['a used one', { isRedeemed: true }, 'redeemed'],
  ['one whose money goes back', { isRedeemed: true, requests: ['approved'] }, 'refunding'],
  ['one that is back', { state: 'refunded', isRedeemed: true }, 'refunded'],
])('%s stands as its buyer reads it', (_, more, state) => {
  expect(giftState({ ...PAID, ...more })).toBe(state);
});
