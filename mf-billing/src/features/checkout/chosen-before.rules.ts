import type { BegunCheckout } from './begun-checkout.ts';

/** Who was chosen when this plan was begun before, as after a declined card; '' for nobody, or who may not get it any more. */
export function chosenBefore(
  begun: BegunCheckout | null,
  plan: string,
  takers: readonly { readonly id: string }[],
): string {
  const student = begun?.plan === plan ? begun.student : null;
  return takers.some(({ id }) => id === student) ? (student ?? '') : '';
}
