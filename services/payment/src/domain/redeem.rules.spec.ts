import { expect, test } from '@jest/globals';
import { redeemRefusal, type RedeemWish } from './redeem.rules.ts';

const wish = (more: Partial<RedeemWish> = {}): RedeemWish => ({
  state: 'paid',
  isRedeemed: false,
  requests: [],
  seats: 1,
  by: 'user',
  isTheirs: false,
  ...more,
});

test('a code that is paid and unused opens a course for a family, and a class set for a school', () => {
  expect(redeemRefusal(wish())).toBeNull();
  expect(redeemRefusal(wish({ seats: 20, by: 'organization' }))).toBeNull();
});

test('a class set is for a school, and a single course for a family', () => {
  expect(redeemRefusal(wish({ seats: 20 }))).toBe('code-for-school');
  expect(redeemRefusal(wish({ by: 'organization' }))).toBe('code-for-family');
});

test('who clicked twice is not refused, somebody else is', () => {
  expect(redeemRefusal(wish({ isRedeemed: true, isTheirs: true }))).toBeNull();
  expect(redeemRefusal(wish({ isRedeemed: true }))).toBe('code-used');
});

test('a code of which the money is back, or on its way, opens nothing', () => {
  expect(redeemRefusal(wish({ state: 'refunded' }))).toBe('code-ended');
  expect(redeemRefusal(wish({ requests: ['approved'], isRedeemed: true, isTheirs: true }))).toBe(
    'code-ended',
  );
  expect(redeemRefusal(wish({ requests: ['rejected'] }))).toBeNull();
});
