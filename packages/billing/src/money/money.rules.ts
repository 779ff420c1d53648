/** An amount as a whole number of the currency's smallest unit: cents, yen, fils. */
export interface Money {
  readonly amount: number;
  /** An ISO 4217 code in capitals. */
  readonly currency: string;
}

/** Whether the amount is exact: a fraction of the smallest unit, or more than a number holds, is no money. */
export const isMoney = ({ amount, currency }: Money): boolean =>
  Number.isSafeInteger(amount) && /^[A-Z]{3}$/.test(currency);

function exact(money: Money): Money {
  if (!isMoney(money)) throw new RangeError(`${money.amount} ${money.currency} is not an exact amount`);
  return money;
}

/**
 * Returns two amounts together.
 * @throws RangeError if the currencies differ, or the result is not exact
 * @example
 * const price = { amount: 4900, currency: 'EUR' };
 * addMoney(price, { amount: 50, currency: 'EUR' }) // → { amount: 4950, currency: 'EUR' }
 * addMoney(price, { amount: 50, currency: 'JPY' }) // → throws 'RangeError'
 */
export function addMoney(one: Money, other: Money): Money {
  if (one.currency !== other.currency)
    throw new RangeError(`${one.currency} and ${other.currency} cannot be added`);
  return exact({ amount: one.amount + other.amount, currency: one.currency });
}

// Never -0, which JSON would lose and tests would not.
/** The same amount the other way. */
export const negateMoney = ({ amount, currency }: Money): Money => ({ amount: 0 - amount, currency });

/** @throws RangeError if the currencies differ, or the result is not exact */
export const subtractMoney = (from: Money, what: Money): Money => addMoney(from, negateMoney(what));

/**
 * The sum in a currency; nothing sums to zero.
 * @throws RangeError if an amount is in another currency, or the result is not exact
 * @example
 * sumMoney([{ amount: 100, currency: 'EUR' }, { amount: 250, currency: 'EUR' }], 'EUR') // → { amount: 350, currency: 'EUR' }
 * sumMoney([], 'EUR') // → { amount: 0, currency: 'EUR' }
 */
export const sumMoney = (amounts: Iterable<Money>, currency: string): Money =>
  [...amounts].reduce(addMoney, { amount: 0, currency });
