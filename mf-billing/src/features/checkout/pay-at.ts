import { loadDocument } from '@burrow/client';

/** What is paid, and how: on a page of its own, or in the provider's form over ours. */
interface Payable {
  readonly transaction_id: string;
  readonly url: string | null;
  readonly client_token: string | null;
}

/**
 * Leads to where something is paid. Once it is paid, `back` follows; `onClosed` does if the provider's form is closed before.
 * @throws Error where the provider's form cannot be opened
 */
export async function payAt(
  { transaction_id: transactionId, url, client_token: token }: Payable,
  back: string,
  onClosed: () => void = () => undefined,
): Promise<void> {
  if (token !== null) {
    const { openPaddle } = await import('./open-paddle.ts');
    return openPaddle({ token, transactionId, back, onClosed });
  }
  if (url === null) throw new Error('there is no page on which it is paid');
  const page = new URL(url);
  page.searchParams.set('success_url', back);
  loadDocument(page.href);
}
