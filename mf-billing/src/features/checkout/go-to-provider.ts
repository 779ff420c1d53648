import type { CheckoutStart } from '@burrow/contracts';
import { rememberCheckout, type BegunCheckout } from './begun-checkout.ts';
import { payAt } from './pay-at.ts';
import { returnAddress } from './return-address.ts';

/** Leads to where a purchase is paid, and remembers it for the page after paying. */
export async function goToProvider(
  start: CheckoutStart,
  begun: Omit<BegunCheckout, 'transaction'>,
): Promise<void> {
  rememberCheckout({ ...begun, transaction: start.transaction_id });
  await payAt(start, returnAddress(start.transaction_id));
}
