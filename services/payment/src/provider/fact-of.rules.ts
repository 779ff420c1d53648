import { planOf } from '@burrow/billing';
import type { AdjustmentFact, Fact, PaymentFact, SubscriptionFact } from '../facts/fact.schema.ts';
import type {
  PaddleAdjustment,
  PaddleEvent,
  PaddleSubscription,
  PaddleTotals,
  PaddleTransaction,
} from './paddle-event.schema.ts';

/** What was ordered: for whom, and at which price. */
export interface Order {
  readonly account: string;
  readonly plan: string;
  readonly seats: number;
  readonly amount: number;
  readonly currency: string;
  /** The transaction in which it is paid first. */
  readonly transaction: string | null;
}

/** Why an event is kept and not believed; support looks at these. */
export type Doubt = 'unknown-order' | 'unknown-plan' | 'wrong-price';

const HAPPENED: Readonly<Record<string, PaymentFact['happened']>> = {
  'transaction.paid': 'paid',
  'transaction.completed': 'paid',
  'transaction.payment_failed': 'failed',
  'transaction.canceled': 'canceled',
};

const STATUS: Readonly<Record<PaddleSubscription['status'], SubscriptionFact['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past-due',
  paused: 'paused',
  canceled: 'ended',
};

const ACTIONS: Readonly<Record<string, AdjustmentFact['action']>> = {
  refund: 'refund',
  credit: 'credit',
  chargeback: 'chargeback',
  chargeback_reverse: 'chargeback-reverse',
  chargeback_warning: 'chargeback-warning',
};

/** Whether a first payment is of the price that was ordered, before tax or with it; the rest is the provider's to count. */
function isAsOrdered({ id, currency_code, details, items }: PaddleTransaction, order: Order): boolean {
  if (order.transaction !== id) return true;
  const { subtotal, total } = details.totals;
  const isPrice = total === order.amount || subtotal === order.amount;
  const [{ price, quantity }] = items;
  const isWhat = price.custom_data.plan === order.plan && quantity === order.seats;
  return isPrice && currency_code === order.currency && isWhat;
}

/** The tax of what was charged; what a balance paid is not, and its share of the tax neither. */
const chargedTax = ({ tax, total, grand_total, grand_total_tax }: PaddleTotals): number =>
  grand_total_tax ?? (total === 0 ? 0 : Math.round((tax * grand_total) / total));

type Head = Pick<Fact, 'id' | 'at'>;

function paymentOf(head: Head, type: string, data: PaddleTransaction, order: Order): PaymentFact | Doubt {
  if (!isAsOrdered(data, order)) return 'wrong-price';
  const { credit, grand_total } = data.details.totals;
  return {
    ...head,
    kind: 'payment',
    account: order.account,
    currency: data.currency_code,
    purchase: data.id,
    subscription: data.subscription_id ?? null,
    plan: data.items[0].price.custom_data.plan,
    seats: data.items[0].quantity,
    happened: HAPPENED[type] ?? 'opened',
    taken: grand_total,
    credit,
    tax: chargedTax(data.details.totals),
    periodEndsAt: data.billing_period?.ends_at ?? null,
    paidAt: data.payments.find(({ captured_at }) => captured_at)?.captured_at ?? null,
  };
}

const subscriptionOf = (head: Head, data: PaddleSubscription, { account }: Order): SubscriptionFact => ({
  ...head,
  kind: 'subscription',
  account,
  currency: data.currency_code,
  subscription: data.id,
  plan: data.items[0].price.custom_data.plan,
  seats: data.items[0].quantity,
  status: STATUS[data.status],
  periodEndsAt: data.current_billing_period?.ends_at ?? null,
  endsAt: data.scheduled_change?.action === 'cancel' ? data.scheduled_change.effective_at : null,
});

function adjustmentOf(head: Head, data: PaddleAdjustment): AdjustmentFact | null {
  const action = ACTIONS[data.action];
  if (!action) return null;
  const status =
    data.status === 'pending_approval' ? 'pending' : data.status === 'approved' ? 'approved' : 'rejected';
  const { total, tax } = data.totals;
  const { id: adjustment, transaction_id: purchase, currency_code: currency } = data;
  return { ...head, kind: 'adjustment', adjustment, purchase, action, status, total, tax, currency };
}

/**
 * Returns what an event says, null if that changes nothing here, or why it is not believed.
 * @param order the order that the event names, or null if there is none
 */
export function factOf(event: PaddleEvent, order: Order | null): Fact | Doubt | null {
  const head = { id: event.event_id, at: event.occurred_at };
  if ('transaction_id' in event.data) return adjustmentOf(head, event.data);
  if (!order) return 'unknown-order';
  if (!planOf(event.data.items[0].price.custom_data.plan)) return 'unknown-plan';
  if ('details' in event.data) return paymentOf(head, event.event_type, event.data, order);
  return subscriptionOf(head, event.data, order);
}
