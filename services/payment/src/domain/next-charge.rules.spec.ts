import { planOf, type Plan } from '@burrow/billing';
import { expect, test } from '@jest/globals';
import { nextChargeOf } from './next-charge.rules.ts';

const YEARLY = planOf('unlimited-yearly') as Plan;

test.each([
  ['the price, where tax is part of it', { plan: 'unlimited-yearly', total: 7200, currency: 'USD' }, 7200],
  [
    'with the tax that came on top last time',
    { plan: 'unlimited-yearly', total: 7776, currency: 'USD' },
    7776,
  ],
  ['the price after a part of a period', { plan: 'unlimited-yearly', total: 6390, currency: 'USD' }, 7200],
  ['the price of another plan', { plan: 'unlimited-monthly', total: 9999, currency: 'USD' }, 7200],
  [
    'nothing of a currency without a price',
    { plan: 'unlimited-yearly', total: 99_000, currency: 'KWD' },
    7200,
  ],
])('the next charge is %s', (_, last, amount) => {
  expect(nextChargeOf(YEARLY, last).amount).toBe(amount);
});
