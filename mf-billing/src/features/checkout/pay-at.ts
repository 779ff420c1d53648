import { loadDocument } from '@burrow/client';
import type { CheckoutStart } from '@burrow/contracts';

/** Leads to where something is paid: the provider's own page, or its form over ours. Once it is paid, `back` follows. */
export async function payAt(
  { transaction_id, url, client_token }: Omit<CheckoutStart, 'is_test'>,
  back: string,
): Promise<void> {
  if (client_token === null) {
    const page = new URL(url);
    page.searchParams.set('success_url', back);
    return loadDocument(page.href);
  }
  const { openPaddle } = await import('./open-paddle.ts');
  await openPaddle(client_token, transaction_id, back);
}
