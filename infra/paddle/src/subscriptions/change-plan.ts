import type {
  IPriceResponse,
  ISubscriptionPreviewResponse,
  ISubscriptionResponse,
} from '@paddle/paddle-node-sdk';
import { unitPriceIn } from '../catalogue/catalogue.table.ts';
import { periodEnd } from '../clock/period.rules.ts';
import { RefusalError } from '../http/refusal.error.ts';
import type { Store, StoredSubscription } from '../store.ts';
import { type GivenBack, priceOf } from '../transactions/details-of.ts';
import {
  charge,
  complete,
  createTransaction,
  previewTransaction,
} from '../transactions/transactions.service.ts';
import { demandChangeable, demandLater } from './demand-changeable.ts';
import { itemOf, priceOfSubscription, subscriptionOf } from './subscriptions.service.ts';

interface Change {
  readonly price: IPriceResponse;
  /** What is given back of the period that was paid, and what the new plan costs, in the smallest unit. */
  readonly givenBack: GivenBack;
  readonly charge: number;
  readonly period: { readonly starts_at: string; readonly ends_at: string };
}

/** What is asked for. */
export interface WantedChange {
  readonly priceId: string;
  /** Whether what is left of the period is billed now. */
  readonly isBilled: boolean;
  /** When it is charged next; as the new price says if not given. */
  readonly nextBilledAt?: string | undefined;
}

/** What a change of plan costs now: the unused share of the old period, against the new plan from now on. */
function changeOf(
  store: Store,
  shown: ISubscriptionResponse,
  { priceId, isBilled, nextBilledAt }: WantedChange,
): Change {
  const { current_billing_period: period, scheduled_change, currency_code } = shown;
  if (!period || scheduled_change)
    throw new RefusalError(400, 'subscription_locked_pending_changes', 'It is canceled, or about to end.');
  demandChangeable(store, shown);
  demandLater(store, nextBilledAt);
  const price = priceOf(store, priceId);
  const old = priceOfSubscription(shown);
  const now = store.clock.now();
  const [starts, ends] = [Date.parse(period.starts_at), Date.parse(period.ends_at)];
  const share = Math.max(0, ends - now.getTime()) / (ends - starts);
  const cycle = price.billing_cycle ?? shown.billing_cycle;
  const isSameCycle = cycle.interval === shown.billing_cycle.interval;
  const amountOf = (one: IPriceResponse): number => Number(unitPriceIn(one, currency_code).amount);
  const cost = isSameCycle ? Math.round(amountOf(price) * share) : amountOf(price);
  return {
    price,
    givenBack: {
      price: old,
      amount: isBilled ? Math.round(amountOf(old) * share) : 0,
      proration: {
        rate: String(share),
        billing_period: { starts_at: now.toISOString(), ends_at: period.ends_at },
      },
    },
    charge: isBilled ? cost : 0,
    period: nextBilledAt
      ? { ...period, ends_at: nextBilledAt }
      : isSameCycle
        ? period
        : { starts_at: now.toISOString(), ends_at: periodEnd(now, cycle, 1).toISOString() },
  };
}

/** Says what a change of plan would cost. */
export function previewChange(store: Store, id: string, change: WantedChange): ISubscriptionPreviewResponse {
  const { shown } = subscriptionOf(store, id);
  const { givenBack, charge: share, period, price } = changeOf(store, shown, change);
  const { currency_code, address_id, business_id } = shown;
  const money = (amount: number) => ({ amount: String(amount), currency_code });
  const wanted = { price_id: price.id, currency_code, address_id, business_id };
  // With tax, where it comes on top.
  const totalOf = (amount: number): number =>
    Number(previewTransaction(store, { ...wanted, amount }).details.totals.total);
  const [cost, credit] = [totalOf(share), totalOf(givenBack.amount)];
  const result = cost >= credit ? ('charge' as const) : ('credit' as const);
  return {
    ...shown,
    billing_cycle: price.billing_cycle ?? shown.billing_cycle,
    current_billing_period: period,
    next_billed_at: period.ends_at,
    items: [itemOf(price, store.clock.iso(), period.ends_at)],
    immediate_transaction: null,
    next_transaction: null,
    recurring_transaction_details: previewTransaction(store, wanted).details,
    update_summary: {
      credit: money(credit),
      charge: money(cost),
      result: { action: result, ...money(Math.abs(cost - credit)) },
    },
  };
}

/** Counts periods from where the one that runs begins, or from the date that was chosen for the next. */
function countAnew(
  stored: StoredSubscription,
  { starts_at, ends_at }: Change['period'],
  isDateChosen: boolean,
): void {
  if (isDateChosen) Object.assign(stored, { anchor: new Date(ends_at), periods: 0 });
  else Object.assign(stored, { anchor: new Date(starts_at), periods: 1 });
}

/** Changes the plan. A card that is declined changes nothing. */
export function changePlan(store: Store, id: string, change: WantedChange): ISubscriptionResponse {
  const stored = subscriptionOf(store, id);
  const { shown } = stored;
  const { isBilled, nextBilledAt } = change;
  const { givenBack, charge: cost, period, price } = changeOf(store, shown, change);
  const { customer_id, address_id, business_id, custom_data, currency_code } = shown;
  if (isBilled) {
    const transaction = createTransaction(store, {
      price_id: price.id, currency_code, customer_id, address_id, business_id, custom_data, amount: cost, givenBack,
      origin: 'subscription_update', subscription_id: id, billing_period: period,
    }); // prettier-ignore
    if (
      !charge(
        store,
        transaction,
        stored.card,
        stored.card.later === 'paid' || transaction.details?.totals?.grand_total === '0',
      )
    ) {
      transaction.status = 'canceled';
      throw new RefusalError(400, 'subscription_payment_declined', 'The card was declined.');
    }
    complete(store, transaction);
  }
  if (nextBilledAt !== undefined || period.ends_at !== shown.current_billing_period?.ends_at)
    countAnew(stored, period, nextBilledAt !== undefined);
  Object.assign(shown, {
    billing_cycle: price.billing_cycle ?? shown.billing_cycle,
    current_billing_period: period,
    next_billed_at: period.ends_at,
    updated_at: store.clock.iso(),
    items: [itemOf(price, store.clock.iso(), period.ends_at)],
  });
  store.events.tell('subscription.updated', shown);
  return shown;
}
