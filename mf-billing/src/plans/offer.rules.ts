import { type Money, monthsOf, type Plan, planOf, priceIn, yearlySaving } from '@burrow/billing';

/** What a plan costs for each month that it covers; null for what is bought for good. */
export function monthlyPrice(plan: Plan, currency: string): number | null {
  const months = monthsOf(plan);
  return months === 0 ? null : priceIn(plan, currency).amount / months;
}

/** The plan that costs least a month among those that open the same for as many students; null if none costs less than another. */
export function bestValue(plans: readonly Plan[], currency: string): Plan | null {
  const renewed = plans.flatMap(plan => {
    const price = monthlyPrice(plan, currency);
    return price === null ? [] : [{ plan, price }];
  });
  const [first, second] = renewed.toSorted((one, other) => one.price - other.price);
  return first && second && first.price < second.price ? first.plan : null;
}

/** What a family saves with a year at once; null for other plans, and where nothing is saved. */
export function savingOf(plan: Plan, currency: string): Money | null {
  const monthly = planOf('unlimited-monthly');
  if (plan.name !== 'unlimited-yearly' || !monthly) return null;
  const saving = yearlySaving(plan, monthly, currency);
  return saving.amount > 0 ? saving : null;
}

/** How tax is told beside prices. */
export type TaxNote = 'included' | 'added' | 'before-paying';

interface Taxed {
  readonly tax: Money;
  readonly total: Money;
}

/** Whether a price of the catalogue includes tax, by what the provider says about it; without its word only that it is told before paying. */
export function taxNote(listed: Money, preview: Taxed | undefined): TaxNote {
  if (!preview || preview.tax.amount === 0 || preview.total.currency !== listed.currency)
    return 'before-paying';
  return preview.total.amount === listed.amount ? 'included' : 'added';
}
