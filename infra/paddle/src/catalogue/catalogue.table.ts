import { type Plan, PLANS, priceIn } from '@burrow/billing';
import type { IPriceResponse, IProductResponse } from '@paddle/paddle-node-sdk';

const MADE_AT = '2026-01-01T00:00:00.000Z';
const made = { status: 'active', created_at: MADE_AT, updated_at: MADE_AT } as const;
const CURRENCIES = { US: 'USD', GB: 'GBP', JP: 'JPY' } as const;

const idOf = (prefix: string, { name }: Plan): string => `${prefix}_test_${name.replace('-', '_')}`;

const productOf = (plan: Plan): IProductResponse => ({
  id: idOf('pro', plan),
  name: plan.name,
  type: 'standard',
  tax_category: 'training-services',
  custom_data: { plan: plan.name },
  ...made,
});

const priceOf = (plan: Plan): IPriceResponse => ({
  id: idOf('pri', plan),
  product_id: idOf('pro', plan),
  description: plan.name,
  type: 'standard',
  name: plan.name,
  billing_cycle: plan.billing === 'once' ? null : { interval: plan.billing, frequency: 1 },
  trial_period: null,
  tax_mode: 'account_setting',
  unit_price: { amount: String(priceIn(plan, 'EUR').amount), currency_code: 'EUR' },
  unit_price_overrides: Object.entries(CURRENCIES).map(([country, currency]) => ({
    country_codes: [country as keyof typeof CURRENCIES],
    unit_price: { amount: String(priceIn(plan, currency).amount), currency_code: currency },
  })),
  quantity: { minimum: 1, maximum: plan.billing === 'once' ? 100 : 1 },
  custom_data: { plan: plan.name },
  ...made,
});

/** Products and prices, made of the catalogue of plans. */
export const PRODUCTS: readonly IProductResponse[] = PLANS.map(productOf);
export const PRICES: readonly IPriceResponse[] = PLANS.map(priceOf);

/** What a price is in a currency: what was set for a country that has it, else the price itself. */
export function unitPriceIn(price: IPriceResponse, currency: string): IPriceResponse['unit_price'] {
  const set = price.unit_price_overrides?.find(({ unit_price }) => unit_price.currency_code === currency);
  return set?.unit_price ?? price.unit_price;
}

/** Tax on what is taught, in parts of a hundred, by country. */
const TAX_PERCENT: Readonly<Record<string, number>> = { DE: 19, FR: 20, GB: 20, JP: 10, IE: 23, US: 8 };
/** Where prices are told without it; elsewhere it is part of the price. */
const NET: readonly string[] = ['US'];

export interface TaxRate {
  /** As Paddle writes it: 0.19. */
  readonly rate: number;
  /** Whether it is added to the price. */
  readonly isAdded: boolean;
}

export const taxRateOf = (country: string): TaxRate => ({
  rate: (TAX_PERCENT[country] ?? 0) / 100,
  isAdded: NET.includes(country),
});
