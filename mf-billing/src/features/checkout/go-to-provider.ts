import { loadDocument } from '@burrow/client';
import type { CheckoutStart } from '@burrow/contracts';
import { type Begun, rememberBegun } from './begun.ts';
import { returnAddress } from './return-address.ts';

/** Leads to where a purchase is paid: the provider's own page, or its form over ours. */
export async function goToProvider(
  { transaction_id, url, client_token }: CheckoutStart,
  begun: Omit<Begun, 'transaction'>,
): Promise<void> {
  rememberBegun({ ...begun, transaction: transaction_id });
  if (client_token === null) {
    const page = new URL(url);
    page.searchParams.set('success_url', returnAddress(transaction_id));
    return loadDocument(page.href);
  }
  const { openPaddle } = await import('./open-paddle.ts');
  await openPaddle(client_token, transaction_id);
}
