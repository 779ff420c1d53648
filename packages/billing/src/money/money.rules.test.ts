import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decimalsOf, parseMoney, toAmount } from './currency.rules.ts';
import { formatMoney } from './format-money.ts';
import { addMoney, isMoney, negateMoney, subtractMoney, sumMoney } from './money.rules.ts';
import { randomRuns } from '../../../../tools/sampling/random-runs.ts';

const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const euros = (cents: number) => ({ amount: cents, currency: 'EUR' });

describe('amounts', () => {
  test('what is added and taken away again leaves no trace', () => {
    fc.assert(
      fc.property(amount, amount, currency, (one, other, code) => {
        const a = { amount: one, currency: code };
        const b = { amount: other, currency: code };
        expect(subtractMoney(addMoney(a, b), b)).toEqual({ ...a, amount: one + 0 });
        expect(sumMoney([a, negateMoney(a)], code)).toEqual({ amount: 0, currency: code });
      }),
      randomRuns(1_000),
    );
  });

  test('two currencies are never added', () => {
    expect(() => addMoney(euros(1), { amount: 1, currency: 'USD' })).toThrow('EUR and USD');
    expect(() => sumMoney([euros(1)], 'USD')).toThrow('USD and EUR');
  });

  test.each([
    [0.1, 'EUR'],
    [Number.NaN, 'EUR'],
    [2 ** 53, 'EUR'],
    [1, 'eur'],
    [1, 'EURO'],
  ])('%p %s is no money', (value, code) => {
    expect(isMoney({ amount: value, currency: code })).toBe(false);
  });

  test('a sum that a number cannot hold is refused', () => {
    expect(() => addMoney(euros(Number.MAX_SAFE_INTEGER), euros(1))).toThrow('not an exact amount');
  });
});

describe('the provider', () => {
  test('reads what we write', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        const money = { amount: value + 0, currency: code };
        expect(parseMoney(toAmount(money), code)).toEqual(money);
      }),
      randomRuns(1_000),
    );
  });

  test.each(['', '4.90', '1e3', ' 5', '0x10', '99999999999999999', 'NaN', '4,90'])(
    '%p is no amount',
    text => {
      expect(parseMoney(text, 'EUR')).toBeNull();
    },
  );

  test('an amount of no currency is none', () => expect(parseMoney('490', 'euro')).toBeNull());
});

describe('for people', () => {
  test.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('%s has %i decimals', (code, decimals) => expect(decimalsOf(code)).toBe(decimals));

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
