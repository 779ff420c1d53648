import type { ITransactionResponse } from '@paddle/paddle-node-sdk';
import type { Card } from '../checkout/cards.table.ts';
import { RefusalError } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { charge, complete, createTransaction } from '../transactions/transactions.service.ts';
import { priceOfSubscription, subscriptionOf } from './subscriptions.service.ts';

/** The transaction in which a card is changed: what is past due, or one of nothing. */
export function cardTransactionOf(store: Store, id: string): ITransactionResponse {
  const { shown, unpaid } = subscriptionOf(store, id);
  const due = store.transactions.get(unpaid?.transaction ?? '');
  if (due) return due;
  if (shown.status !== 'active')
    throw new RefusalError(400, 'subscription_cannot_update_payment_method', `It is ${shown.status}.`);
  const { currency_code, customer_id, address_id, business_id, custom_data } = shown;
  return createTransaction(store, {
    price_id: priceOfSubscription(shown).id, currency_code, customer_id, address_id, business_id, custom_data, amount: 0,
    origin: 'subscription_payment_method_change', subscription_id: id,
  }); // prettier-ignore
}

/** Pays a transaction of a subscription with a card, which it keeps. Returns whether it was paid. */
export function payWithCard(
  store: Store,
  transaction: ITransactionResponse,
  card: Card,
  isTaken: boolean,
): boolean {
  const stored = subscriptionOf(store, transaction.subscription_id ?? '');
  const { shown, unpaid } = stored;
  if (!charge(store, transaction, card, isTaken)) return false;
  stored.card = card;
  complete(store, transaction);
  if (unpaid?.transaction !== transaction.id) return true;
  stored.unpaid = null;
  Object.assign(shown, { status: 'active', updated_at: store.clock.iso() });
  store.events.tell('subscription.activated', shown);
  return true;
}
