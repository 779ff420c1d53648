import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomRuns } from '../../../../tools/sampling/random-runs.ts';
import { decimalsOf, isCurrency, parseMoney, toAmount } from './currency.rules.ts';

const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

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

  test('the most that a number holds is an amount, one more is none', () => {
    expect(parseMoney('9007199254740991', 'EUR')).toEqual({ amount: 9_007_199_254_740_991, currency: 'EUR' });
    expect(parseMoney('9007199254740992', 'EUR')).toBeNull();
  });

  test('nothing is nothing, whatever its sign', () => {
    expect(Object.is(parseMoney('-0', 'EUR')?.amount, 0)).toBe(true);
  });
});

test.each([
  ['EUR', true],
  ['eur', false],
  ['EU', false],
  ['EURO', false],
  ['XEUR', false],
  ['E R', false],
])('%j has the form of a currency: %p', (text, is) => expect(isCurrency(text)).toBe(is));

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
])('%s has %i decimals', (code, decimals) => expect(decimalsOf(code)).toBe(decimals));

test('what is no code has no decimals', () => expect(() => decimalsOf('euro')).toThrow(RangeError));
