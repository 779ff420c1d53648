import type { ITransactionResponse } from '@paddle/paddle-node-sdk';

/** What the form over a page tells that page, as Paddle.js hands it to its `eventCallback`. */
export type CheckoutEvent =
  | {
      readonly name: 'checkout.loaded' | 'checkout.payment.failed' | 'checkout.completed' | 'checkout.closed';
      readonly data: object;
    }
  | {
      readonly name: 'checkout.error';
      readonly type: 'api_error';
      readonly code: string;
      readonly detail: string;
      readonly documentation_url: string;
    };

/** Something that happened in the form, with its transaction as it is now. */
export function checkoutEvent(
  name: Exclude<CheckoutEvent['name'], 'checkout.error'>,
  transaction: ITransactionResponse,
): CheckoutEvent {
  const { id, status, customer_id, currency_code, custom_data, items, details } = transaction;
  const { subtotal, tax, total, discount, credit } = details?.totals ?? {};
  const data = {
    id: id.replace('txn', 'che'),
    transaction_id: id,
    status,
    custom_data,
    currency_code,
    customer: { id: customer_id ?? null },
    items: items.map(({ price, quantity }) => ({ price_id: price?.id, price_name: price?.name, quantity })),
    totals: { subtotal, tax, total, discount, credit },
    settings: { display_mode: 'overlay', theme: 'light' },
  };
  return { name, data };
}

/** Why the form does not open. */
export const checkoutError = (code: string, detail: string): CheckoutEvent => ({
  name: 'checkout.error',
  type: 'api_error',
  code,
  detail,
  documentation_url: `https://developer.paddle.com/errors/transactions/${code}`,
});
