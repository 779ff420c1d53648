import type {
  IPriceResponse,
  ISubscriptionResponse,
  ITransactionResponse,
  SubscriptionOnResume,
} from '@paddle/paddle-node-sdk';
import { PRODUCTS } from '../catalogue/catalogue.table.ts';
import type { Card } from '../checkout/cards.table.ts';
import { periodEnd } from '../clock/period.rules.ts';
import { notFound, RefusalError } from '../http/refusal.error.ts';
import type { Store, StoredSubscription } from '../store.ts';
import { charge, complete, createTransaction } from '../transactions/transactions.service.ts';
import { demandChangeable } from './demand-changeable.ts';

const DAY_MS = 86_400_000;
/** Days after a failed renewal on which it is tried again: Paddle says seven times in thirty days, and not on which of them. */
const TRIES_AFTER = [1, 3, 6, 10, 15, 22, 30];

export function subscriptionOf(store: Store, id: string): StoredSubscription {
  const found = store.subscriptions.get(id);
  if (!found) throw notFound('such subscription');
  return found;
}

/** The one price of a subscription. */
export function priceOfSubscription({ items }: ISubscriptionResponse): IPriceResponse {
  const [item] = items;
  if (!item) throw new Error('a subscription has one item');
  return item.price;
}

export function itemOf(
  price: IPriceResponse,
  at: string,
  next: string,
): ISubscriptionResponse['items'][number] {
  const product = PRODUCTS.find(({ id }) => id === price.product_id);
  if (!product) throw new Error('a price has a product');
  return {
    status: 'active', quantity: 1, recurring: true, created_at: at, updated_at: at,
    previously_billed_at: at, next_billed_at: next, trial_dates: null, price, product,
  }; // prettier-ignore
}

/** Begins the subscription that a first payment bought, if it bought one, and completes the payment. */
export function begin(store: Store, transaction: ITransactionResponse, card: Card): void {
  const price = transaction.items.find(item => item.price?.billing_cycle)?.price;
  const cycle = price?.billing_cycle;
  if (price && cycle && !transaction.subscription_id) {
    const anchor = store.clock.now();
    const at = anchor.toISOString();
    const ends_at = periodEnd(anchor, cycle, 1).toISOString();
    const id = store.ids.next('sub');
    const shown: ISubscriptionResponse = {
      id, status: 'active', customer_id: transaction.customer_id ?? '', address_id: transaction.address_id ?? '',
      business_id: transaction.business_id ?? null, currency_code: transaction.currency_code, created_at: at, updated_at: at, started_at: at,
      first_billed_at: at, next_billed_at: ends_at, paused_at: null, canceled_at: null, discount: null,
      collection_mode: transaction.collection_mode, billing_details: transaction.billing_details ?? null,
      current_billing_period: { starts_at: at, ends_at }, billing_cycle: cycle, scheduled_change: null,
      management_urls: null, items: [itemOf(price, at, ends_at)], custom_data: transaction.custom_data ?? null,
    }; // prettier-ignore
    store.subscriptions.set(id, { shown, anchor, periods: 1, card, unpaid: null });
    Object.assign(transaction, { subscription_id: id, billing_period: { starts_at: at, ends_at } });
    store.events.tell('subscription.created', { ...shown, transaction_id: transaction.id });
    store.events.tell('transaction.updated', transaction);
    complete(store, transaction);
    store.events.tell('subscription.activated', shown);
    return;
  }
  complete(store, transaction);
}

const change = (store: Store, { shown }: StoredSubscription, more: Partial<ISubscriptionResponse>): void =>
  void Object.assign(shown, more, { updated_at: store.clock.iso() });

/** What was not paid is asked for no more: nobody pays it by an old link either. */
function letGo(store: Store, stored: StoredSubscription): void {
  const transaction = store.transactions.get(stored.unpaid?.transaction ?? '');
  stored.unpaid = null;
  if (!transaction) return;
  Object.assign(transaction, { status: 'canceled', updated_at: store.clock.iso() });
  store.events.tell('transaction.canceled', transaction);
}

function end(store: Store, stored: StoredSubscription): void {
  const canceled_at = store.clock.iso();
  const over = { next_billed_at: null, current_billing_period: null, scheduled_change: null };
  change(store, stored, { status: 'canceled', canceled_at, ...over });
  letGo(store, stored);
  store.events.tell('subscription.canceled', stored.shown);
}

/** Ends a subscription at once, or when its paid period ends. */
export function cancel(store: Store, id: string, isImmediate: boolean): ISubscriptionResponse {
  const stored = subscriptionOf(store, id);
  if (stored.shown.status === 'canceled')
    throw new RefusalError(400, 'subscription_update_when_canceled', 'It is canceled.');
  const ends_at = stored.shown.current_billing_period?.ends_at;
  if (!isImmediate) demandChangeable(store, stored.shown);
  if (isImmediate || !ends_at) end(store, stored);
  else {
    change(store, stored, {
      scheduled_change: { action: 'cancel', effective_at: ends_at, resume_at: null },
      next_billed_at: null,
    });
    store.events.tell('subscription.updated', stored.shown);
  }
  return stored.shown;
}

/** Takes back an end that was chosen. */
export function goOn(store: Store, id: string): ISubscriptionResponse {
  const stored = subscriptionOf(store, id);
  const next_billed_at = stored.shown.current_billing_period?.ends_at ?? null;
  change(store, stored, { scheduled_change: null, next_billed_at });
  store.events.tell('subscription.updated', stored.shown);
  return stored.shown;
}

function rest(store: Store, stored: StoredSubscription, resumeAt: string | null | undefined): void {
  const scheduled_change = resumeAt
    ? { action: 'resume' as const, effective_at: resumeAt, resume_at: null }
    : null;
  const none = { next_billed_at: null, scheduled_change };
  change(store, stored, { status: 'paused', paused_at: store.clock.iso(), ...none });
  letGo(store, stored);
  store.events.tell('subscription.paused', stored.shown);
}

/** When a subscription is paused. */
export interface Pause {
  readonly isImmediate: boolean;
  /** When it goes on by itself. */
  readonly resumeAt?: string | null | undefined;
}

/** Pauses a subscription at once or when its paid period ends: nothing is charged until it is resumed. The period that is paid is kept. */
export function pause(
  store: Store,
  id: string,
  { isImmediate, resumeAt = null }: Pause,
): ISubscriptionResponse {
  const stored = subscriptionOf(store, id);
  if (stored.shown.status !== 'active')
    throw new RefusalError(400, 'subscription_not_active', `It is ${stored.shown.status}.`);
  demandChangeable(store, stored.shown);
  const ends_at = stored.shown.current_billing_period?.ends_at;
  if (isImmediate || !ends_at) rest(store, stored, resumeAt);
  else {
    const scheduled_change = { action: 'pause' as const, effective_at: ends_at, resume_at: resumeAt };
    change(store, stored, { scheduled_change, next_billed_at: null });
    store.events.tell('subscription.updated', stored.shown);
  }
  return stored.shown;
}

/** How a subscription is resumed. */
export interface Resumption {
  readonly at: Date;
  readonly onResume: SubscriptionOnResume;
}

/** Refuses to continue a period that is over by then. */
function demandPeriod({ shown }: StoredSubscription, at: Date): void {
  if (Date.parse(shown.current_billing_period?.ends_at ?? '') > at.getTime()) return;
  const code = 'subscription_continuing_existing_billing_period_not_allowed';
  throw new RefusalError(400, code, 'Its billing period has ended.');
}

/**
 * Resumes one that is paused, now or on a later day: the period that is paid goes on, and is renewed when it ends, or a new one
 * begins and is charged.
 */
export function resume(store: Store, id: string, { at, onResume }: Resumption): ISubscriptionResponse {
  const stored = subscriptionOf(store, id);
  const { shown } = stored;
  if (shown.status !== 'paused')
    throw new RefusalError(400, 'subscription_not_paused', `It is ${shown.status}.`);
  const isContinued = onResume === 'continue_existing_billing_period';
  if (isContinued) demandPeriod(stored, at);
  if (at > store.clock.now()) {
    const scheduled_change = { action: 'resume' as const, effective_at: at.toISOString(), resume_at: null };
    change(store, stored, { scheduled_change });
    stored.onResume = onResume;
    store.events.tell('subscription.updated', shown);
    return shown;
  }
  const period = isContinued ? shown.current_billing_period : null;
  const active = { paused_at: null, scheduled_change: null, current_billing_period: period };
  change(store, stored, { status: 'active', next_billed_at: period?.ends_at ?? null, ...active });
  if (!isContinued) {
    Object.assign(stored, { anchor: at, periods: 0 });
    renew(store, stored);
  }
  store.events.tell('subscription.resumed', shown);
  return shown;
}

function renew(store: Store, stored: StoredSubscription): void {
  const { shown } = stored;
  const starts_at = shown.current_billing_period?.ends_at ?? stored.anchor.toISOString();
  stored.periods += 1;
  const ends_at = periodEnd(stored.anchor, shown.billing_cycle, stored.periods).toISOString();
  change(store, stored, { current_billing_period: { starts_at, ends_at }, next_billed_at: ends_at });
  const transaction = createTransaction(store, {
    price_id: priceOfSubscription(shown).id,
    currency_code: shown.currency_code,
    customer_id: shown.customer_id,
    address_id: shown.address_id,
    business_id: shown.business_id,
    custom_data: shown.custom_data,
    origin: 'subscription_recurring',
    subscription_id: shown.id,
    billing_period: { starts_at, ends_at },
  });
  collect(store, stored, transaction);
}

/** Charges the card of a subscription for a transaction, and keeps what could not be paid. */
function collect(store: Store, stored: StoredSubscription, transaction: ITransactionResponse): void {
  const wasPastDue = stored.shown.status === 'past_due';
  if (charge(store, transaction, stored.card, stored.card.later === 'paid')) {
    stored.unpaid = null;
    change(store, stored, { status: 'active' });
    complete(store, transaction);
    store.events.tell(wasPastDue ? 'subscription.activated' : 'subscription.updated', stored.shown);
    return;
  }
  stored.unpaid ??= { transaction: transaction.id, since: store.clock.now(), tries: 0 };
  Object.assign(transaction, { status: 'past_due' });
  change(store, stored, { status: 'past_due' });
  if (wasPastDue) return;
  store.events.tell('transaction.past_due', transaction);
  store.events.tell('subscription.past_due', stored.shown);
}

/** What was chosen for the end of a period, or the next one. */
function endPeriod(store: Store, stored: StoredSubscription): void {
  const { scheduled_change: chosen } = stored.shown;
  if (chosen?.action === 'pause') rest(store, stored, chosen.resume_at);
  else if (chosen) end(store, stored);
  else renew(store, stored);
}

/** When something happens to a subscription by itself, and what. */
function nextOf(store: Store, stored: StoredSubscription): { at: number; happen: () => void } | null {
  const { shown, unpaid } = stored;
  if (shown.status === 'canceled') return null;
  if (shown.status === 'paused') {
    const at = Date.parse(shown.scheduled_change?.effective_at ?? '');
    const { onResume = 'start_new_billing_period' } = stored;
    const again = (): void => void resume(store, shown.id, { at: new Date(at), onResume });
    return Number.isNaN(at) ? null : { at, happen: again };
  }
  if (unpaid) {
    const days = TRIES_AFTER[unpaid.tries] ?? 0;
    const transaction = store.transactions.get(unpaid.transaction);
    const isLast = unpaid.tries === TRIES_AFTER.length - 1;
    const again = (): void => {
      unpaid.tries += 1;
      if (transaction) collect(store, stored, transaction);
      if (!isLast || !stored.unpaid) return;
      if (store.afterRetries === 'pause') rest(store, stored, null);
      else end(store, stored);
    };
    return { at: unpaid.since.getTime() + days * DAY_MS, happen: again };
  }
  const ends = Date.parse(shown.current_billing_period?.ends_at ?? '');
  return { at: ends, happen: () => endPeriod(store, stored) };
}

/** Lets everything happen that is due up to a time, in its order, each at its own time. */
export function passTime(store: Store, to: Date): void {
  for (;;) {
    const due = [...store.subscriptions.values()]
      .flatMap(stored => nextOf(store, stored) ?? [])
      .filter(({ at }) => at <= to.getTime())
      .sort((one, other) => one.at - other.at)[0];
    if (!due) break;
    store.clock.moveTo(new Date(due.at));
    due.happen();
  }
  store.clock.moveTo(to);
}
