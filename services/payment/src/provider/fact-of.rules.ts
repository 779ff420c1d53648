import { planOf } from '@burrow/billing';
import type { AdjustmentFact, Fact, PaymentFact, SubscriptionFact } from '../facts/fact.schema.ts';
import type {
  PaddleAdjustment,
  PaddleEvent,
  PaddleSubscription,
  PaddleTotals,
  PaddleTransaction,
} from './paddle-event.schema.ts';
import { isSoldAt, paidBefore, type Sold, soldOf } from './sold.rules.ts';

/** What was ordered: for whom, and at which price. */
export interface Order {
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly seats: number;
  readonly amount: number;
  readonly currency: string;
  /** The transaction in which it is paid first. */
  readonly transaction: string | null;
  /** The subscription that this began, once it is told. */
  readonly subscription: string | null;
}

/** Why an event is kept and not believed; support looks at these. */
export type Doubt = 'unknown-order' | 'unknown-plan' | 'other-items' | 'other-transaction' | 'wrong-price';

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

/**
 * How a subscription stands. One that is to be paused with the end of its period is paused as far as we go: nothing more is
 * charged, and what is paid stays open to its end.
 */
export function standingOf(
  status: PaddleSubscription['status'],
  scheduled: string | undefined,
): SubscriptionFact['status'] {
  const said = STATUS[status];
  return said === 'active' && scheduled === 'pause' ? 'paused' : said;
}

const ACTIONS: Readonly<Record<string, AdjustmentFact['action']>> = {
  refund: 'refund',
  credit: 'credit',
  chargeback: 'chargeback',
  chargeback_reverse: 'chargeback-reverse',
  chargeback_warning: 'chargeback-warning',
  chargeback_warning_reverse: 'chargeback-warning-reverse',
};

/** A plan of ours that is sold. */
type PlanSold = Sold & { readonly plan: string };

interface Told<Data> {
  readonly data: Data;
  readonly sold: PlanSold;
  readonly order: Order;
}

/** A card is changed in a transaction of nothing, by which nothing is bought. */
export const isCardChange = ({ origin, details }: Pick<PaddleTransaction, 'origin' | 'details'>): boolean =>
  origin === 'subscription_payment_method_change' && details.totals.grand_total === 0;

/** Whether a transaction is the one in which an order is paid first: its own, or one that only we can have made. */
const isFirstOf = ({ id, origin }: PaddleTransaction, { transaction }: Order): boolean =>
  transaction === id || (transaction === null && origin === 'api');

/** Whether a transaction is of the subscription that an order began: anybody may name any order in one of their own. */
const isOfItsSubscription = (
  { origin, subscription_id }: PaddleTransaction,
  { subscription }: Order,
): boolean =>
  (origin?.startsWith('subscription_') ?? false) &&
  typeof subscription_id === 'string' &&
  (subscription === null || subscription === subscription_id);

/** Why a payment is not believed. It is by what it is: our order, our price, our transaction; not by its total. */
function doubtOf({ data, sold, order }: Told<PaddleTransaction>): Doubt | null {
  if (!isFirstOf(data, order)) return isOfItsSubscription(data, order) ? null : 'other-transaction';
  const isWhat = sold.plan === order.plan && sold.quantity === order.seats;
  const isAtPrice = data.currency_code === order.currency && isSoldAt(sold, order.amount, order.currency);
  return isWhat && isAtPrice ? null : 'wrong-price';
}

/** The tax of what was charged; what a balance paid is not, and its share of the tax neither. */
const chargedTax = ({ tax, total, grand_total, grand_total_tax }: PaddleTotals): number =>
  grand_total_tax ?? (grand_total === 0 ? 0 : Math.round((tax * grand_total) / total));

const isPlan = (sold: Sold): sold is PlanSold => sold.plan !== null && planOf(sold.plan) !== null;

type Head = Pick<Fact, 'id' | 'at'>;

function paymentOf(head: Head, type: string, { data, sold, order }: Told<PaddleTransaction>): PaymentFact {
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
  status: standingOf(data.status, data.scheduled_change?.action),
  periodEndsAt: data.current_billing_period?.ends_at ?? null,
  endsAt: data.scheduled_change?.action === 'cancel' ? data.scheduled_change.effective_at : null,
});

function adjustmentOf(head: Head, data: PaddleAdjustment): AdjustmentFact | null {
  const action = ACTIONS[data.action];
  if (!action) return null;
  // What was reversed was approved: an adjustment of its own undoes it.
  const isApproved = data.status === 'approved' || data.status === 'reversed';
  const status = data.status === 'pending_approval' ? 'pending' : isApproved ? 'approved' : 'rejected';
  // What Paddle makes by itself holds from then on, whichever event of it comes first; a refund, once it is approved.
  const at = action === 'refund' ? head.at : (data.created_at ?? head.at);
  const { total, tax } = data.totals;
  const { id: adjustment, transaction_id: purchase, currency_code: currency } = data;
  return { ...head, at, kind: 'adjustment', adjustment, purchase, action, status, total, tax, currency };
}

interface TransactionEvent {
  readonly event_type: string;
  readonly data: PaddleTransaction;
}

/** @param isAccepted whether staff believe it, although it is not as it was ordered */
function transactionOf(
  head: Head,
  { event_type, data }: TransactionEvent,
  order: Order | null,
  isAccepted: boolean,
): Fact | Doubt | null {
  if (isCardChange(data)) return null;
  const sold = soldOf(data.items, data.details.line_items);
  const told = order && sold && isPlan(sold) ? { data, sold, order } : null;
  const unknown = !order ? 'unknown-order' : !sold ? 'other-items' : 'unknown-plan';
  const doubt = !told ? unknown : isAccepted ? null : doubtOf(told);
  // Nobody needs to look at what nobody has paid.
  if (doubt !== null) return HAPPENED[event_type] === 'paid' ? doubt : null;
  return told && paymentOf(head, event_type, told);
}

/**
 * Returns what an event says, null if that changes nothing here, or why it is not believed.
 * @param order the order that the event names, or null if there is none
 * @param isAccepted whether staff believe the payment, although it is not as it was ordered
 */
export function factOf(event: PaddleEvent, order: Order | null, isAccepted = false): Fact | Doubt | null {
  const { event_id: id, occurred_at: at, event_type, data } = event;
  const head = { id, at };
  if ('transaction_id' in data) return adjustmentOf(head, data);
  if ('details' in data) return transactionOf(head, { event_type, data }, order, isAccepted);
  if (!order) return 'unknown-order';
  const sold = soldOf(data.items);
  if (!sold) return 'other-items';
  if (order.subscription !== null && order.subscription !== data.id) return 'other-transaction';
  return isPlan(sold) ? subscriptionOf(head, { data, sold, order }) : 'unknown-plan';
}
