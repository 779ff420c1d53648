import type { ITransactionResponse } from '@paddle/paddle-node-sdk';
import { RefusalError } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { detailsOf, type Wanted } from './details-of.ts';
import { itemsOf } from './transactions.service.ts';

const told = (store: Store, kind: 'canceled' | 'updated', transaction: ITransactionResponse) => {
  transaction.updated_at = store.clock.iso();
  store.events.tell(`transaction.${kind}`, transaction);
  return transaction;
};

/** Sees to it that a transaction is not paid any more. Paddle cancels none of which it does not know who pays. */
export function giveUp(store: Store, transaction: ITransactionResponse): ITransactionResponse {
  const { status } = transaction;
  if (status !== 'ready' && status !== 'billed')
    throw new RefusalError(400, 'transaction_invalid_status_change', `It is ${status}.`);
  transaction.status = 'canceled';
  return told(store, 'canceled', transaction);
}

/** Sells something else in a transaction that nobody has paid. */
export function changeTransaction(
  store: Store,
  transaction: ITransactionResponse,
  more: Pick<Wanted, 'price_id' | 'quantity' | 'others' | 'currency_code' | 'custom_data'>,
): ITransactionResponse {
  const { status, customer_id, address_id } = transaction;
  if (status !== 'draft' && status !== 'ready')
    throw new RefusalError(400, 'transaction_immutable', `It is ${status}.`);
  const { currency_code = transaction.currency_code } = more;
  Object.assign(transaction, {
    items: itemsOf(store, more),
    custom_data: more.custom_data ?? transaction.custom_data,
    currency_code,
    details: detailsOf(store, { ...more, currency_code, customer_id, address_id }),
  });
  return told(store, 'updated', transaction);
}
