import type { CurrencyCode, ITransactionTotalsResponse } from '@paddle/paddle-node-sdk';
import type { TaxRate } from '../catalogue/catalogue.table.ts';

const FEE = 0.05;

/** What makes a price less at the checkout. */
export interface Reduced {
  /** A business with a VAT number pays the tax itself. */
  readonly isExempt?: boolean;
  /** A discount, in parts of a hundred. */
  readonly percent?: number;
}

/**
 * A price with its tax, which is part of it or added to it; `credit` is paid from a balance, so that much less is charged. A price
 * below zero, of a change that gives back more than it costs, is charged nothing and goes to the balance.
 */
export function totalsOf(
  price: number,
  { rate, isAdded }: TaxRate,
  credit: number,
  currency_code: CurrencyCode,
  { isExempt = false, percent = 0 }: Reduced = {},
): ITransactionTotalsResponse {
  const taxIn = (amount: number): number => (isExempt ? 0 : Math.round((amount * rate) / (1 + rate)));
  const subtotal = isAdded ? price : price - Math.round((price * rate) / (1 + rate));
  const discount = Math.round((subtotal * percent) / 100);
  const whole = isAdded ? Math.round(price * rate) : taxIn(price);
  const tax = isExempt ? 0 : discount === 0 ? whole : Math.round((subtotal - discount) * rate);
  const total = subtotal - discount + tax;
  const due = Math.max(total, 0);
  const used = Math.min(credit, due);
  const charged = due - used;
  const chargedTax = used === 0 && total >= 0 ? tax : taxIn(charged);
  const fee = Math.round(charged * FEE);
  return {
    subtotal: String(subtotal),
    discount: String(discount),
    tax: String(tax),
    total: String(total),
    credit: String(used),
    credit_to_balance: String(due - total),
    balance: '0',
    grand_total: String(charged),
    grand_total_tax: String(chargedTax),
    fee: String(fee),
    earnings: String(charged - chargedTax - fee),
    currency_code,
  };
}
