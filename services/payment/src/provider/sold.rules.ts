import type { PaddleItems, PaddleTransaction } from './paddle-event.schema.ts';

/** What is sold, and for how many. */
export interface Sold {
  readonly price: PaddleItems[number]['price'];
  /** Null for a price that is no plan of ours. */
  readonly plan: string | null;
  readonly quantity: number;
}

type Lines = PaddleTransaction['details']['line_items'];

/**
 * Returns the one thing that is sold; null if it is not one. A change of plan in the middle of a period also has what is given
 * back of the old plan, with a negative quantity
 * (https://developer.paddle.com/changelog/2024/proration-improvements).
 */
export function soldOf(items: PaddleItems, lines: Lines = []): Sold | null {
  const givenBack = new Set(lines.filter(({ quantity }) => quantity < 0).map(({ price_id }) => price_id));
  for (const { price_id, quantity } of lines) if (quantity > 0) givenBack.delete(price_id);
  const [sold, ...more] = items.filter(({ price, quantity }) => quantity > 0 && !givenBack.has(price.id));
  if (!sold || more.length > 0) return null;
  const { price, quantity } = sold;
  return { price, plan: price.custom_data?.plan ?? null, quantity };
}

/**
 * What of the price of what is sold was paid before: from a balance, or by the part of a period that is given back. It is in the
 * payments of that time, and moves no money.
 */
export function paidBefore({ totals, line_items }: PaddleTransaction['details']): number {
  const sold = line_items.filter(({ quantity }) => quantity > 0);
  if (sold.length === 0) return totals.credit;
  return Math.max(0, sold.reduce((sum, line) => sum + line.totals.total, 0) - totals.grand_total);
}

/**
 * Whether so many are sold at a price in a currency. What is paid in the end is the provider's to count: a VAT number and a
 * discount of ours make it less, tax may come on top. A price that says nothing in this currency is converted by the provider.
 */
export function isSoldAt({ price, quantity }: Sold, amount: number, currency: string): boolean {
  const prices = [price.unit_price, ...price.unit_price_overrides.map(one => one.unit_price)];
  const told = prices.filter(one => one?.currency_code === currency);
  return told.length === 0 || told.some(one => (one?.amount ?? 0) * quantity === amount);
}
