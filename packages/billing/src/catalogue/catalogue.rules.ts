import { type Money, subtractMoney } from '../money/money.rules.ts';
import { PLANS } from './catalogue.ts';
import type { Plan } from './plan.schema.ts';

/** The currency that every plan has a price in. */
const FALLBACK = 'EUR';

const MONTHS = { once: 0, month: 1, year: 12 } as const;

/** Returns the plan with a name, or null. */
export const planOf = (name: string): Plan | null => PLANS.find(plan => plan.name === name) ?? null;

/** How many months a payment covers; 0 for good. */
export const monthsOf = ({ billing }: Plan): number => MONTHS[billing];

/** The price in a currency; in euros where the plan has none in that currency. */
export function priceIn({ prices }: Plan, currency: string): Money {
  const amount = Object.hasOwn(prices, currency) ? prices[currency] : undefined;
  return amount === undefined ? { amount: prices[FALLBACK] ?? 0, currency: FALLBACK } : { amount, currency };
}

/** What a year of one plan costs less than twelve months of another. */
export function yearlySaving(yearly: Plan, monthly: Plan, currency: string): Money {
  const { amount, currency: priced } = priceIn(monthly, currency);
  return subtractMoney({ amount: amount * 12, currency: priced }, priceIn(yearly, currency));
}
