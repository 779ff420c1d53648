import { ORGANIZATION_PLANS } from '@burrow/contracts';
import { describe, expect, test } from '@jest/globals';
import { monthsOf, planOf, priceIn, yearlySaving } from './catalogue.rules.ts';
import { PLAN_NAMES, PLANS } from './catalogue.ts';
import { COUNTRIES, countryOf } from './countries.ts';
import { MERCHANT } from './merchant.ts';
import { type Plan, PlanSchema } from './plan.schema.ts';
import { TERMS } from './terms.ts';

const plan = (name: string): Plan => {
  const found = planOf(name);
  if (!found) throw new Error(`there is no plan ${name}`);
  return found;
};

describe('the catalogue', () => {
  test('has each plan once', () => {
    expect(PLAN_NAMES).toEqual([...new Set(PLAN_NAMES)]);
    expect(planOf('constructor')).toBeNull();
  });

  test.each(PLANS)('the row of $name is sound', row => {
    expect(PlanSchema.parse(row)).toEqual(row);
  });

  test('terms are whole days, and the merchant has a name and an address', () => {
    const days = Object.values(TERMS).flat();
    expect(days).toHaveLength(7);
    for (const count of days) expect(Number.isInteger(count) && count > 0).toBe(true);
    expect(TERMS.payoutDays).toHaveLength(2);
    for (const line of [MERCHANT.name, ...MERCHANT.address]) expect(line).toMatch(/\S/);
    expect(MERCHANT.address.length).toBeGreaterThan(0);
  });

  test('has each country once, by a code that has a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRIES).toEqual([...new Set(COUNTRIES)]);
    expect(COUNTRIES.filter(code => names.of(code) === undefined)).toEqual([]);
    expect(['de', 'US', 'xx', '', null].map(countryOf)).toEqual(['DE', 'US', null, null, null]);
  });

  test('every plan has a price in the same currencies', () => {
    const [first] = PLANS;
    for (const { prices } of PLANS) expect(Object.keys(prices)).toEqual(Object.keys(first?.prices ?? {}));
  });

  test('a school has the room that organization gives it', () => {
    for (const { audience, opens, seats } of PLANS)
      if (audience === 'organization' && opens.kind === 'everything')
        expect(ORGANIZATION_PLANS[opens.subscription]).toBe(seats);
    expect(PLANS.filter(({ audience }) => audience === 'organization')).toHaveLength(2);
  });

  test('a course is one student’s, for good; a subscription of a family teaches five', () => {
    for (const one of PLANS.filter(({ audience }) => audience === 'family')) {
      expect(one.seats).toBe(one.opens.kind === 'course' ? 1 : 5);
      expect(monthsOf(one) === 0).toBe(one.opens.kind === 'course');
    }
  });

  test.each([
    { seats: 2 },
    { billing: 'month' },
    { prices: { EUR: 49.5 } },
    { prices: { euro: 4900 } },
    { includes: ['a pony'] },
    { discount: 5 },
  ])('a course with %p is refused', wrong => {
    expect(PlanSchema.safeParse({ ...plan('beginner'), ...wrong }).success).toBe(false);
  });
});

describe('prices', () => {
  test('are those of the visitor’s currency, in euros where there is none', () => {
    expect(priceIn(plan('beginner'), 'JPY')).toEqual({ amount: 7800, currency: 'JPY' });
    expect(priceIn(plan('beginner'), 'KWD')).toEqual({ amount: 4900, currency: 'EUR' });
    expect(priceIn(plan('beginner'), 'toString')).toEqual({ amount: 4900, currency: 'EUR' });
  });

  test('a year costs less than twelve months', () => {
    const saving = (currency: string) =>
      yearlySaving(plan('unlimited-yearly'), plan('unlimited-monthly'), currency);
    expect(saving('EUR')).toEqual({ amount: 3600, currency: 'EUR' });
    expect(saving('JPY')).toEqual({ amount: 5400, currency: 'JPY' });
  });
});
