import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
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
