import type {
  IPriceResponse,
  IProductResponse,
  IProrationResponse,
  ITransactionResponse,
  ITransactionTotalsResponse,
} from '@paddle/paddle-node-sdk';
import { percentOf } from '../catalogue/discounts.table.ts';
import { PRODUCTS, taxRateOf, unitPriceIn } from '../catalogue/catalogue.table.ts';
import { notFound } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { totalsOf } from './totals.rules.ts';

export interface GivenBack {
  readonly price: IPriceResponse;
  readonly amount: number;
  readonly proration: IProrationResponse;
}

/** A price, and how many of it. */
export interface Item {
  readonly price_id: string;
  readonly quantity: number;
}

export interface Wanted {
  readonly price_id: string;
  /** How many of it; one if not given. */
  readonly quantity?: number;
  /** What else is sold in the same transaction. */
  readonly others?: readonly Item[];
  readonly currency_code?: string | undefined;
  readonly customer_id?: string | null | undefined;
  readonly address_id?: string | null | undefined;
  /** A business, which pays no tax here. */
  readonly business_id?: string | null | undefined;
  readonly discount_id?: string | null | undefined;
  readonly custom_data?: Record<string, unknown> | null | undefined;
  readonly collection_mode?: 'automatic' | 'manual' | undefined;
  readonly billing_details?: ITransactionResponse['billing_details'];
  readonly origin?: ITransactionResponse['origin'];
  readonly subscription_id?: string;
  readonly billing_period?: ITransactionResponse['billing_period'];
  /** Where the buyer seems to be, while there is no address. */
  readonly country?: string | undefined;
  /** What is charged, if that is not the price. */
  readonly amount?: number;
  /** What is given back of what was sold before, and for how much of its period. */
  readonly givenBack?: GivenBack;
}

export function priceOf(store: Store, id: string): IPriceResponse {
  const price = store.prices.find(one => one.id === id);
  if (!price) throw notFound('such price');
  return price;
}

const creditKey = (customer: string | null | undefined, currency: string): string =>
  `${customer} ${currency}`;

/** What Paddle owes a customer. */
export const creditOf = (store: Store, customer: string | null | undefined, currency: string): number =>
  store.credits.get(creditKey(customer, currency)) ?? 0;

export const addCredit = (store: Store, customer: string, currency: string, amount: number): void =>
  void store.credits.set(creditKey(customer, currency), creditOf(store, customer, currency) + amount);

const sumsOf = ({ subtotal, discount, tax, total }: ITransactionTotalsResponse) => ({
  subtotal,
  discount,
  tax,
  total,
});

function productOf(id: string | null | undefined): IProductResponse {
  const product = PRODUCTS.find(one => one.id === id);
  if (!product) throw new Error('a price has a product');
  return product;
}

/** Amounts of a transaction, by the country of its address and the customer's balance. */
export function detailsOf(store: Store, wanted: Wanted) {
  const price = priceOf(store, wanted.price_id);
  const unit = unitPriceIn(price, wanted.currency_code ?? 'EUR');
  const currency = unit.currency_code;
  const country = store.addresses.get(wanted.address_id ?? '')?.country_code ?? wanted.country ?? '';
  const taxRate = taxRateOf(country);
  const credit = creditOf(store, wanted.customer_id, currency);
  const { quantity = 1, givenBack, others = [] } = wanted;
  const priced = (of: IPriceResponse, count: number): number =>
    Number(unitPriceIn(of, currency).amount) * count;
  const more = others.map(one => ({ price: priceOf(store, one.price_id), quantity: one.quantity }));
  const own = wanted.amount ?? priced(price, quantity);
  const amount = more.reduce((sum, one) => sum + priced(one.price, one.quantity), own);
  const reduced = {
    isExempt: wanted.business_id !== null && wanted.business_id !== undefined,
    percent: percentOf(wanted.discount_id),
  };
  const totals = totalsOf(amount - (givenBack?.amount ?? 0), taxRate, credit, currency, reduced);
  const lineOf = ({ id: price_id, product_id }: IPriceResponse, of: { amount: number; quantity: number }) => {
    const line = sumsOf(totalsOf(of.amount, taxRate, 0, currency, reduced));
    const rest = {
      proration: givenBack?.proration ?? null,
      tax_rate: String(taxRate.rate),
      product: productOf(product_id),
    };
    return {
      id: store.ids.next('txnitm'),
      price_id,
      quantity: of.quantity,
      unit_totals: line,
      totals: line,
      ...rest,
    };
  };
  const sums = sumsOf(totals);
  return {
    tax_rates_used: [{ tax_rate: String(taxRate.rate), totals: sums }],
    totals,
    adjusted_totals: null,
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: [
      ...(givenBack ? [lineOf(givenBack.price, { amount: -givenBack.amount, quantity: -1 })] : []),
      lineOf(price, { amount: own, quantity }),
      ...more.map(one =>
        lineOf(one.price, { amount: priced(one.price, one.quantity), quantity: one.quantity }),
      ),
    ],
  };
}
