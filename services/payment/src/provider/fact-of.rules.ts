import { planOf } from '@burrow/billing';
import type { AdjustmentFact, Fact, PaymentFact, SubscriptionFact } from '../facts/fact.schema.ts';
import type {
  PaddleAdjustment,
  PaddleEvent,
  PaddleSubscription,
  PaddleTotals,
  PaddleTransaction,
} from './paddle-event.schema.ts';
import { paidBefore, type Sold, soldOf } from './sold.rules.ts';

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
export type Doubt = 'unknown-order' | 'unknown-plan' | 'other-items' | 'wrong-price';

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

/** A card is changed in a transaction of nothing, by which nothing is bought. */
export const isCardChange = ({ origin, details }: Pick<PaddleTransaction, 'origin' | 'details'>): boolean =>
  origin === 'subscription_payment_method_change' && details.totals.grand_total === 0;

/** Whether a first payment is of the price that was ordered, before tax or with it; the rest is the provider's to count. */
function isAsOrdered(
  { id, currency_code, details }: PaddleTransaction,
  sold: PlanSold,
  order: Order,
): boolean {
  if (order.transaction !== id) return true;
  const { subtotal, total } = details.totals;
  const isPrice = total === order.amount || subtotal === order.amount;
  const isWhat = sold.plan === order.plan && sold.quantity === order.seats;
  return isPrice && currency_code === order.currency && isWhat;
}

/** The tax of what was charged; what a balance paid is not, and its share of the tax neither. */
const chargedTax = ({ tax, total, grand_total, grand_total_tax }: PaddleTotals): number =>
  grand_total_tax ?? (grand_total === 0 ? 0 : Math.round((tax * grand_total) / total));

const isPlan = (sold: Sold): sold is PlanSold => sold.plan !== null && planOf(sold.plan) !== null;

type Head = Pick<Fact, 'id' | 'at'>;

/** A plan of ours that is sold. */
type PlanSold = Sold & { readonly plan: string };

interface Told<Data> {
  readonly data: Data;
  readonly sold: PlanSold;
  readonly order: Order;
}

function paymentOf(
  head: Head,
  type: string,
  { data, sold, order }: Told<PaddleTransaction>,
): PaymentFact | Doubt {
  if (!isAsOrdered(data, sold, order)) return 'wrong-price';
  const { grand_total } = data.details.totals;
  return {
    ...head,
    kind: 'payment',
    account: order.account,
    currency: data.currency_code,
    purchase: data.id,
    subscription: data.subscription_id ?? null,
    plan: sold.plan,
    seats: sold.quantity,
    happened: HAPPENED[type] ?? 'opened',
    taken: grand_total,
    credit: paidBefore(data.details),
    tax: chargedTax(data.details.totals),
    periodEndsAt: data.billing_period?.ends_at ?? null,
    paidAt: data.payments.find(({ captured_at }) => captured_at)?.captured_at ?? null,
  };
}

const subscriptionOf = (
  head: Head,
  { data, sold, order: { account } }: Told<PaddleSubscription>,
): SubscriptionFact => ({
  ...head,
  kind: 'subscription',
  account,
  currency: data.currency_code,
  subscription: data.id,
  plan: sold.plan,
  seats: sold.quantity,
  status: STATUS[data.status],
  periodEndsAt: data.current_billing_period?.ends_at ?? null,
  endsAt: data.scheduled_change?.action === 'cancel' ? data.scheduled_change.effective_at : null,
});

function adjustmentOf(head: Head, data: PaddleAdjustment): AdjustmentFact | null {
  const action = ACTIONS[data.action];
  if (!action) return null;
  // What was reversed was approved: an adjustment of its own undoes it.
  const isApproved = data.status === 'approved' || data.status === 'reversed';
  const status = data.status === 'pending_approval' ? 'pending' : isApproved ? 'approved' : 'rejected';
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
  if ('details' in event.data && isCardChange(event.data)) return null;
  if (!order) return 'unknown-order';
  const sold = soldOf(event.data.items, 'details' in event.data ? event.data.details.line_items : []);
  if (!sold) return 'other-items';
  if (!isPlan(sold)) return 'unknown-plan';
  if ('details' in event.data) return paymentOf(head, event.event_type, { data: event.data, sold, order });
  return subscriptionOf(head, { data: event.data, sold, order });
}
