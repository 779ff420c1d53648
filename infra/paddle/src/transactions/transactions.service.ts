import type {
  CountryCode,
  IPriceResponse,
  ITransactionPaymentAttemptResponse,
  ITransactionPreviewResponse,
  ITransactionResponse,
} from '@paddle/paddle-node-sdk';
import { PRICES, PRODUCTS, taxRateOf, unitPriceIn } from '../catalogue/catalogue.table.ts';
import type { Card } from '../checkout/cards.table.ts';
import { notFound, RefusalError } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { totalsOf } from './totals.rules.ts';

export interface Wanted {
  readonly price_id: string;
  /** How many of it; one if not given. */
  readonly quantity?: number;
  readonly currency_code?: string | undefined;
  readonly customer_id?: string | null | undefined;
  readonly address_id?: string | null | undefined;
  readonly custom_data?: Record<string, unknown> | null | undefined;
  readonly collection_mode?: 'automatic' | 'manual' | undefined;
  readonly billing_details?: ITransactionResponse['billing_details'];
  readonly origin?: ITransactionResponse['origin'];
  readonly subscription_id?: string;
  readonly billing_period?: ITransactionResponse['billing_period'];
  /** Where the buyer seems to be, while there is no address. */
  readonly country?: string | undefined;
  /** What is charged, if that is not the price. */
  readonly amount?: number;
}

export function priceOf(id: string): IPriceResponse {
  const price = PRICES.find(one => one.id === id);
  if (!price) throw notFound('such price');
  return price;
}

const creditKey = (customer: string | null | undefined, currency: string): string =>
  `${customer} ${currency}`;

/** What Paddle owes a customer. */
export const creditOf = (store: Store, customer: string | null | undefined, currency: string): number =>
  store.credits.get(creditKey(customer, currency)) ?? 0;

export const addCredit = (store: Store, customer: string, currency: string, amount: number): void =>
  void store.credits.set(creditKey(customer, currency), creditOf(store, customer, currency) + amount);

/** Amounts of a transaction, by the country of its address and the customer's balance. */
export function detailsOf(store: Store, wanted: Wanted) {
  const price = priceOf(wanted.price_id);
  const unit = unitPriceIn(price, wanted.currency_code ?? 'EUR');
  const currency = unit.currency_code;
  const country = store.addresses.get(wanted.address_id ?? '')?.country_code ?? wanted.country ?? '';
  const taxRate = taxRateOf(country);
  const credit = creditOf(store, wanted.customer_id, currency);
  const { quantity = 1 } = wanted;
  const totals = totalsOf(wanted.amount ?? Number(unit.amount) * quantity, taxRate, credit, currency);
  const { subtotal, discount, tax, total } = totals;
  const sums = { subtotal, discount, tax, total };
  const product = PRODUCTS.find(({ id }) => id === price.product_id);
  if (!product) throw new Error('a price has a product');
  return {
    tax_rates_used: [{ tax_rate: String(taxRate.rate), totals: sums }],
    totals,
    adjusted_totals: null,
    payout_totals: null,
    adjusted_payout_totals: null,
    line_items: [
      {
        id: store.ids.next('txnitm'), price_id: price.id, quantity, proration: null, tax_rate: String(taxRate.rate),
        unit_totals: sums, totals: sums, product,
      },
    ],
  }; // prettier-ignore
}

export function demandQuantity({ quantity: { maximum } }: IPriceResponse, quantity = 1): void {
  if (quantity > maximum)
    throw new RefusalError(400, 'transaction_price_quantity_out_of_range', 'So many are not sold at once.');
}

/** Says what a transaction would cost. */
export function previewTransaction(store: Store, wanted: Wanted): ITransactionPreviewResponse {
  const price = priceOf(wanted.price_id);
  return {
    currency_code: unitPriceIn(price, wanted.currency_code ?? 'EUR').currency_code,
    items: [{ price, quantity: wanted.quantity ?? 1, include_in_totals: true, proration: null }],
    details: detailsOf(store, wanted),
    address: wanted.country ? { country_code: wanted.country as CountryCode } : null,
  };
}

/** Makes a transaction, ready to be paid once it has a customer and an address, and tells of it. */
export function createTransaction(store: Store, wanted: Wanted): ITransactionResponse {
  const price = priceOf(wanted.price_id);
  demandQuantity(price, wanted.quantity);
  const { currency_code } = unitPriceIn(price, wanted.currency_code ?? 'EUR');
  const id = store.ids.next('txn');
  const at = store.clock.iso();
  const isInvoice = wanted.collection_mode === 'manual';
  const transaction: ITransactionResponse = {
    id,
    status: isInvoice ? 'billed' : wanted.customer_id && wanted.address_id ? 'ready' : 'draft',
    customer_id: wanted.customer_id ?? null,
    address_id: wanted.address_id ?? null,
    business_id: null,
    custom_data: wanted.custom_data ?? null,
    currency_code,
    origin: wanted.origin ?? 'api',
    subscription_id: wanted.subscription_id ?? null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: wanted.collection_mode ?? 'automatic',
    discount_id: null,
    billing_details: wanted.billing_details ?? null,
    billing_period: wanted.billing_period ?? null,
    items: [{ price_id: price.id, price, quantity: wanted.quantity ?? 1, proration: null }],
    details: detailsOf(store, wanted),
    payments: [],
    checkout: isInvoice ? null : { url: `${store.address}/checkout?_ptxn=${id}` },
    created_at: at,
    updated_at: at,
    billed_at: isInvoice ? at : null,
  };
  store.transactions.set(id, transaction);
  store.events.tell('transaction.created', transaction);
  if (isInvoice) store.events.tell('transaction.billed', transaction);
  return transaction;
}

/** Who pays, as the checkout asks: makes the customer and the address if the transaction has none. */
export function identify(
  store: Store,
  transaction: ITransactionResponse,
  email: string,
  country: CountryCode,
): void {
  if (transaction.customer_id && transaction.address_id) return;
  const at = store.clock.iso();
  const made = { status: 'active', created_at: at, updated_at: at } as const;
  const customer_id = transaction.customer_id ?? store.ids.next('ctm');
  if (!store.customers.has(customer_id))
    store.customers.set(customer_id, {
      id: customer_id,
      email,
      marketing_consent: false,
      locale: 'en',
      ...made,
    });
  const address_id = store.ids.next('add');
  store.addresses.set(address_id, { id: address_id, customer_id, country_code: country, ...made });
  const { price_id = '', quantity = 1 } = transaction.items[0] ?? {};
  const wanted = {
    price_id: price_id ?? '',
    quantity,
    currency_code: transaction.currency_code,
    customer_id,
    address_id,
  };
  Object.assign(transaction, {
    customer_id,
    address_id,
    status: 'ready',
    details: detailsOf(store, wanted),
    updated_at: at,
  });
  store.events.tell('customer.created', store.customers.get(customer_id) ?? {});
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
  const { grand_total = '0', credit = '0' } = transaction.details?.totals ?? {};
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
    addCredit(store, transaction.customer_id, transaction.currency_code, -Number(credit));
  store.events.tell('transaction.paid', transaction);
  return true;
}

/** The last step of a transaction: it belongs to its subscription, and its fees are known. */
export function complete(store: Store, transaction: ITransactionResponse): void {
  Object.assign(transaction, { status: 'completed', updated_at: store.clock.iso() });
  store.events.tell('transaction.completed', transaction);
}
