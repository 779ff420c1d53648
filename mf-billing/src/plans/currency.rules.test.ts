import { expect, test } from '@jest/globals';
import { currencyFor } from './currency.rules.ts';

test.each([
  [null, 'JP', 'JPY'],
  [null, 'PR', 'USD'],
  [null, 'jp', 'JPY'],
  [null, 'DE', 'EUR'],
  [null, 'IN', 'EUR'],
  [null, null, 'EUR'],
  ['USD', 'JP', 'USD'],
  ['KWD', 'JP', 'JPY'],
  ['toString', null, 'EUR'],
])('who chose %p in %p sees %s', (chosen, country, currency) => {
  expect(currencyFor(chosen, country)).toBe(currency);
});
