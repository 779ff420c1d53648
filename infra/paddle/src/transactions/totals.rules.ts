import type { CurrencyCode, ITransactionTotalsResponse } from '@paddle/paddle-node-sdk';

const FEE = 0.05;

/** A price that includes its tax, taken apart; `credit` is paid from a balance, so that much less is charged. */
export function totalsOf(
  price: number,
  rate: number,
  credit: number,
  currency_code: CurrencyCode,
): ITransactionTotalsResponse {
  const taxIn = (amount: number): number => Math.round((amount * rate) / (1 + rate));
  const used = Math.min(credit, price);
  const charged = price - used;
  const fee = Math.round(charged * FEE);
  return {
    subtotal: String(price - taxIn(price)),
    discount: '0',
    tax: String(taxIn(price)),
    total: String(price),
    credit: String(used),
    credit_to_balance: '0',
    balance: '0',
    grand_total: String(charged),
    grand_total_tax: String(taxIn(charged)),
    fee: String(fee),
    earnings: String(charged - taxIn(charged) - fee),
    currency_code,
  };
}
