import { type Money, type Plan, priceIn } from '@burrow/billing';

/** What was paid last for a subscription. */
export interface LastPaid {
  readonly plan: string;
  /** Its price with tax, whoever paid it. */
  readonly total: number;
  readonly currency: string;
}

/**
 * What a plan costs at its next charge: its price, or what the same plan cost last if that was more, since tax comes on top
 * where prices are told without it. A part of a period costs less than its price, and says nothing.
 */
export function nextChargeOf(plan: Plan, { plan: last, total, currency }: LastPaid): Money {
  const price = priceIn(plan, currency);
  const isMore = last === plan.name && price.currency === currency && total > price.amount;
  return isMore ? { ...price, amount: total } : price;
}
