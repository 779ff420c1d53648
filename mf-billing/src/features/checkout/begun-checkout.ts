import { keptInTab } from '@burrow/client';

/** A purchase that was begun in this tab. */
export interface BegunCheckout {
  readonly transaction: string;
  readonly plan: string;
  /** The page that was wanted, without language. */
  readonly next: string | null;
  /** For whom; null for later. */
  readonly student?: string | null;
}

const NAME = 'burrow.checkout';

/** Remembers what is being paid, and where to go on afterwards: the provider's page knows nothing of it. */
export function rememberCheckout(begun: BegunCheckout): void {
  keptInTab.setItem(NAME, JSON.stringify(begun));
}

/** Returns the purchase that was begun last in this tab, or null. */
export function checkoutOfTab(): BegunCheckout | null {
  try {
    const { transaction, plan, next, student } = JSON.parse(
      keptInTab.getItem(NAME) ?? '{}',
    ) as Partial<BegunCheckout>;
    return typeof transaction === 'string' && typeof plan === 'string'
      ? { transaction, plan, next: next ?? null, student: student ?? null }
      : null;
  } catch {
    return null;
  }
}
