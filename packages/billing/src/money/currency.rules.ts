import type { Money } from './money.rules.ts';

const CODE = /^[A-Z]{3}$/;

/** Whether a text has the form of an ISO 4217 code. */
export const isCurrency = (text: string): boolean => CODE.test(text);

/**
 * How many decimals a currency has: 2 for euros, 0 for yen, 3 for dinars.
 * @throws RangeError for what is no code
 */
export function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/**
 * Reads an amount of the provider, who writes whole numbers of the smallest unit as text.
 * Returns null for anything else: a fraction, an exponent, more than a number holds, no currency.
 *
 * @example
 * parseMoney('4900', 'EUR') // → { amount: 4900, currency: 'EUR' }
 * parseMoney('49.5', 'EUR') // → null
 */
export function parseMoney(amount: string, currency: string): Money | null {
  if (!/^-?\d{1,16}$/.test(amount) || !isCurrency(currency)) return null;
  const read = Number(amount) + 0;
  return Number.isSafeInteger(read) ? { amount: read, currency } : null;
}

/** Writes an amount for the provider. */
export const toAmount = ({ amount }: Money): string => String(amount);
