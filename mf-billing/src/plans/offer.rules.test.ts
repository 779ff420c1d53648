import { PLANS, planOf } from '@burrow/billing';
import { describe, expect, test } from '@jest/globals';
import { bestValue, monthlyPrice, savingOf, taxNote } from './offer.rules.ts';

const family = PLANS.filter(({ audience }) => audience === 'family');
const named = (name: string) => {
  const plan = planOf(name);
  if (!plan) throw new Error(name);
  return plan;
};
const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe('the best value', () => {
  test('is what costs least a month', () => {
    expect(bestValue(family, 'EUR')?.name).toBe('unlimited-yearly');
    expect(bestValue([named('school-large'), named('school-small')], 'EUR')?.name).toBe('school-small');
  });

  test('is none where nothing costs less than another', () => {
    const yearly = named('unlimited-yearly');
    const monthly = { ...named('unlimited-monthly'), prices: { EUR: 600 } };
    expect(bestValue([monthly, yearly], 'EUR')).toBeNull();
    expect(bestValue([yearly], 'EUR')).toBeNull();
    expect(bestValue([named('beginner'), named('advanced')], 'EUR')).toBeNull();
  });
});

test('a saving is told for a year of everything only', () => {
  expect(savingOf(named('unlimited-yearly'), 'JPY')).toEqual({ amount: 5400, currency: 'JPY' });
  expect(family.filter(plan => savingOf(plan, 'EUR')).map(({ name }) => name)).toEqual(['unlimited-yearly']);
});

test('a year that costs as much as twelve months saves nothing to tell of', () => {
  const twelve = 12 * (monthlyPrice(named('unlimited-monthly'), 'EUR') ?? 0);
  const saved = (amount: number) =>
    savingOf({ ...named('unlimited-yearly'), prices: { EUR: amount } }, 'EUR');
  expect([saved(twelve - 1), saved(twelve), saved(twelve + 1)]).toEqual([euros(1), null, null]);
});

test('what is bought for good has no price a month', () => {
  expect(monthlyPrice(named('beginner'), 'EUR')).toBeNull();
});

describe('tax', () => {
  test.each([
    [{ tax: euros(782), total: euros(4900) }, 'included'],
    [{ tax: euros(931), total: euros(5831) }, 'added'],
    [{ tax: euros(0), total: euros(4900) }, 'before-paying'],
    [{ tax: { amount: 1, currency: 'USD' }, total: { amount: 4900, currency: 'USD' } }, 'before-paying'],
    [undefined, 'before-paying'],
  ] as const)('%j is %s', (preview, note) => {
    expect(taxNote(euros(4900), preview)).toBe(note);
  });
});
