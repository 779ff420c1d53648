import { readNext } from '@burrow/contracts/paths';
import { expect, test } from '@jest/globals';
import { checkoutPath, withSignUp } from './checkout-path.rules.ts';

const order = { plan: 'beginner', currency: 'EUR', next: 'play/python/loops-level1' };

test('the order keeps the level that was wanted', () => {
  const path = checkoutPath(order);
  expect(path.startsWith('checkout?plan=beginner&currency=EUR&next=')).toBe(true);
  expect(readNext(path.slice('checkout'.length))).toBe('play/python/loops-level1');
  expect(checkoutPath({ ...order, next: null })).toBe('checkout?plan=beginner&currency=EUR');
});

test('sign-up leads back to a page without a question, too', () => {
  expect(readNext(withSignUp('prices').slice('signup'.length))).toBe('prices');
});

test('sign-up leads back to the order', () => {
  const path = checkoutPath(order);
  expect(readNext(withSignUp(path).slice('signup'.length))).toBe(path);
});
