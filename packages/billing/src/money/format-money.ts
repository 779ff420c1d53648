import { decimalsOf } from './currency.rules.ts';
import type { Money } from './money.rules.ts';

export interface MoneyFormat {
  /** Leaves out decimals that are all zero: €49 instead of €49.00, for prices in large type. */
  readonly isShort?: boolean;
}

/** Returns the decimal number of an amount as text, since 0.1 is not exact as a number. */
function toDecimal({ amount, currency }: Money): `${number}` {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${amount < 0 ? '-' : ''}${whole}${part}` as `${number}`;
}

/**
 * Writes an amount as people of a language do: `€49.00`, `49,00 €`, `¥7,000`.
 *
 * @example
 * formatMoney({ amount: 4900, currency: 'EUR' }, 'en') // → '€49.00'
 * formatMoney({ amount: 4900, currency: 'EUR' }, 'en', { isShort: true }) // → '€49'
 * formatMoney({ amount: 7000, currency: 'JPY' }, 'en') // → '¥7,000'
 */
export const formatMoney = (money: Money, locale: string, { isShort = false }: MoneyFormat = {}): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
  }).format(toDecimal(money));
