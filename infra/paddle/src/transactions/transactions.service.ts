import type {
  CountryCode,
  IPriceResponse,
  ITransactionPaymentAttemptResponse,
  ITransactionPreviewResponse,
  ITransactionResponse,
} from '@paddle/paddle-node-sdk';
import { unitPriceIn } from '../catalogue/catalogue.table.ts';
import { discountOf } from '../catalogue/discounts.table.ts';
import type { Card } from '../checkout/cards.table.ts';
import { RefusalError } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { addCredit, detailsOf, type Item, priceOf, type Wanted } from './details-of.ts';

function demandQuantity({ quantity: { maximum } }: IPriceResponse, quantity: number): void {
  if (quantity > maximum)
    throw new RefusalError(400, 'transaction_price_quantity_out_of_range', 'So many are not sold at once.');
}

/** Says what a transaction would cost. */
export function previewTransaction(store: Store, wanted: Wanted): ITransactionPreviewResponse {
  const price = priceOf(store, wanted.price_id);
  return {
    currency_code: unitPriceIn(price, wanted.currency_code ?? 'EUR').currency_code,
    items: soldIn(wanted).map(one => ({
      price: priceOf(store, one.price_id),
      quantity: one.quantity,
      include_in_totals: true,
      proration: null,
    })),
    details: detailsOf(store, wanted),
    address: wanted.country ? { country_code: wanted.country as CountryCode } : null,
  };
}

const soldIn = ({ price_id, quantity = 1, others = [] }: Wanted): Item[] => [
  { price_id, quantity },
  ...others,
];

/** What is sold in a transaction, as it is wanted: the first of its items, and the others. */
export function wantedOf(items: readonly Item[]): Pick<Wanted, 'price_id' | 'quantity' | 'others'> {
  const [first, ...others] = items;
  return { price_id: first?.price_id ?? '', quantity: first?.quantity ?? 1, others };
}

/** The items of a transaction. What is given back stands before what is sold. */
export function itemsOf(store: Store, wanted: Wanted): ITransactionResponse['items'] {
  const { givenBack } = wanted;
  const proration = givenBack?.proration ?? null;
  const sold = soldIn(wanted).map(({ price_id, quantity }) => {
    const price = priceOf(store, price_id);
    demandQuantity(price, quantity);
    return { price_id, price, quantity, proration };
  });
  if (!givenBack) return sold;
  return [{ price_id: givenBack.price.id, price: givenBack.price, quantity: -1, proration }, ...sold];
}

/** Makes a transaction, ready to be paid once it has a customer and an address, and tells of it. */
export function createTransaction(store: Store, wanted: Wanted): ITransactionResponse {
  const price = priceOf(store, wanted.price_id);
  const items = itemsOf(store, wanted);
  const { currency_code } = unitPriceIn(price, wanted.currency_code ?? 'EUR');
  const id = store.ids.next('txn');
  const at = store.clock.iso();
  const isInvoice = wanted.collection_mode === 'manual';
  const transaction: ITransactionResponse = {
    id,
    status: isInvoice ? 'billed' : wanted.customer_id && wanted.address_id ? 'ready' : 'draft',
    customer_id: wanted.customer_id ?? null,
    address_id: wanted.address_id ?? null,
    business_id: wanted.business_id ?? null,
    custom_data: wanted.custom_data ?? null,
    currency_code,
    origin: wanted.origin ?? 'api',
    subscription_id: wanted.subscription_id ?? null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: wanted.collection_mode ?? 'automatic',
    discount_id: wanted.discount_id ?? null,
    billing_details: wanted.billing_details ?? null,
    billing_period: wanted.billing_period ?? null,
    items,
    details: detailsOf(store, wanted),
    payments: [],
    checkout: isInvoice ? null : { url: store.linkOf(id) },
    created_at: at,
    updated_at: at,
    billed_at: isInvoice ? at : null,
  };
  store.transactions.set(id, transaction);
  store.events.tell('transaction.created', transaction);
  if (isInvoice) store.events.tell('transaction.billed', transaction);
  return transaction;
}

/** Who pays, as the checkout asks. */
export interface Payer {
  readonly email: string;
  readonly country: CountryCode;
  /** Of a business, which pays the tax itself. */
  readonly vat_number?: string | undefined;
  /** A code, whether there is such a discount or not. */
  readonly discount?: string | undefined;
}

function customerOf(store: Store, { email }: Payer, known: string | null | undefined): string {
  // Paddle has one customer for an address.
  const found = [...store.customers.values()].find(one => one.email === email);
  const id = known ?? found?.id ?? store.ids.next('ctm');
  if (store.customers.has(id)) return id;
  const at = store.clock.iso();
  const made = { status: 'active', created_at: at, updated_at: at } as const;
  store.customers.set(id, { id, email, marketing_consent: false, locale: 'en', ...made });
  store.events.tell('customer.created', store.customers.get(id) ?? {});
  return id;
}

/** Makes the customer and the address if the transaction has none, and counts anew what it costs. */
export function identify(store: Store, transaction: ITransactionResponse, payer: Payer): void {
  if (transaction.customer_id && transaction.address_id) return;
  const at = store.clock.iso();
  const made = { status: 'active', created_at: at, updated_at: at } as const;
  const customer_id = customerOf(store, payer, transaction.customer_id);
  const address_id = store.ids.next('add');
  store.addresses.set(address_id, { id: address_id, customer_id, country_code: payer.country, ...made });
  const sold = transaction.items.map(({ price, quantity }) => ({ price_id: price?.id ?? '', quantity }));
  const business_id = payer.vat_number ? store.ids.next('biz') : null;
  const discount_id = discountOf(payer.discount ?? '');
  const who = { customer_id, address_id, business_id, discount_id };
  const wanted = { ...wantedOf(sold), currency_code: transaction.currency_code, ...who };
  const details = detailsOf(store, wanted);
  Object.assign(transaction, { ...who, status: 'ready', details, updated_at: at });
  store.events.tell('transaction.ready', transaction);
}

const attemptOf = (
  store: Store,
  amount: string,
  card: Card,
  status: 'captured' | 'error',
): ITransactionPaymentAttemptResponse => ({
  payment_attempt_id: store.ids.next('pay'),
  stored_payment_method_id: store.ids.next('paymtd'),
  payment_method_id: null,
  amount,
  status,
  error_code: status === 'error' ? 'declined' : null,
  method_details: {
    type: 'card',
    card: {
      type: 'visa',
      last4: card.number.slice(-4),
      expiry_month: 12,
      expiry_year: 2099,
      cardholder_name: 'Test',
    },
    paypal: null,
    south_korea_local_card: null,
    underlying_details: null,
  },
  created_at: store.clock.iso(),
  captured_at: status === 'captured' ? store.clock.iso() : null,
});

/** Charges a card; tells `transaction.paid` or `transaction.payment_failed`. Returns whether it was paid. */
export function charge(
  store: Store,
  transaction: ITransactionResponse,
  card: Card,
  isTaken: boolean,
): boolean {
  if (['paid', 'completed', 'canceled'].includes(transaction.status))
    throw new RefusalError(409, 'transaction_not_ready_for_payment', 'It is paid or canceled.');
  const { grand_total = '0', credit = '0', credit_to_balance = '0' } = transaction.details?.totals ?? {};
  const at = store.clock.iso();
  transaction.payments.unshift(attemptOf(store, grand_total, card, isTaken ? 'captured' : 'error'));
  transaction.updated_at = at;
  if (!isTaken) {
    store.events.tell('transaction.payment_failed', transaction);
    return false;
  }
  Object.assign(transaction, {
    status: 'paid',
    billed_at: at,
    invoice_number: `TEST-${store.transactions.size}`,
  });
  if (transaction.customer_id)
    addCredit(
      store,
      transaction.customer_id,
      transaction.currency_code,
      Number(credit_to_balance) - Number(credit),
    );
  store.events.tell('transaction.paid', transaction);
  return true;
}

/** The last step of a transaction: it belongs to its subscription, and its fees are known. */
export function complete(store: Store, transaction: ITransactionResponse): void {
  Object.assign(transaction, { status: 'completed', updated_at: store.clock.iso() });
  store.events.tell('transaction.completed', transaction);
}
