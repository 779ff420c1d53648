import { describe, expect, test } from '@jest/globals';
import { formatMoney } from './format-money.ts';

const euros = (cents: number) => ({ amount: cents, currency: 'EUR' });

describe('for people', () => {
  test.each([
    [4900, 'EUR', 'en', '€49.00'],
    [4900, 'EUR', 'de', '49,00 €'],
    [7000, 'JPY', 'en', '¥7,000'],
    [1500, 'KWD', 'en', 'KWD 1.500'],
    [5, 'KWD', 'en', 'KWD 0.005'],
    [-5, 'EUR', 'en', '-€0.05'],
    [9_007_199_254_740_991, 'EUR', 'en', '€90,071,992,547,409.91'],
  ])('%i %s in %s is %s', (value, code, locale, text) => {
    expect(formatMoney({ amount: value, currency: code }, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('a price in large type leaves out decimals that say nothing', () => {
    expect(formatMoney(euros(4900), 'en', { isShort: true })).toBe('€49');
    expect(formatMoney(euros(4950), 'en', { isShort: true })).toBe('€49.50');
  });

  test('Arabic has its own order', () => {
    expect(formatMoney(euros(4900), 'ar')).toContain('49.00');
  });
});
