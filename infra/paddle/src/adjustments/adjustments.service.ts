import type { AdjustmentAction, IAdjustmentResponse, ITransactionResponse } from '@paddle/paddle-node-sdk';
import { notFound, RefusalError } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';
import { addCredit } from '../transactions/details-of.ts';

type Row = Pick<IAdjustmentResponse, 'action' | 'transaction_id' | 'status' | 'totals'>;

/** Which way an adjustment moves what was paid: warnings move nothing, and credits are a balance's. */
const SIGN: Readonly<Partial<Record<AdjustmentAction, 1 | -1>>> = {
  refund: 1,
  chargeback: 1,
  chargeback_reverse: -1,
};

/** What is undone by what. */
const REVERSES: Readonly<Partial<Record<AdjustmentAction, AdjustmentAction>>> = {
  chargeback_reverse: 'chargeback',
  chargeback_warning_reverse: 'chargeback_warning',
  credit_reverse: 'credit',
};

/** What of a transaction went back, or is asked for. */
const returnedOf = (store: Store, transaction: ITransactionResponse): number =>
  [...store.adjustments.values()]
    .filter(({ transaction_id, status }: Row) => transaction_id === transaction.id && status !== 'rejected')
    .reduce((sum, { totals, action }: Row) => sum + (SIGN[action] ?? 0) * Number(totals.total), 0);

export interface WantedAdjustment {
  readonly action: AdjustmentAction;
  readonly reason: string;
  /** A part of it, in the smallest unit; what is left of it if not given. */
  readonly amount?: number | undefined;
}

/** The adjustment that is undone: the last of its kind that counts. */
function undoneBy(store: Store, id: string, action: AdjustmentAction): IAdjustmentResponse | null {
  const kind = REVERSES[action];
  if (!kind) return null;
  const found = [...store.adjustments.values()].findLast(
    one => one.transaction_id === id && one.action === kind && one.status === 'approved',
  );
  if (!found) throw new RefusalError(409, 'conflict', 'There is nothing that it undoes.');
  return found;
}

function demandAdjustable({ status }: ITransactionResponse): void {
  if (status !== 'completed' && status !== 'paid')
    throw new RefusalError(400, 'adjustment_transaction_invalid_status_for_refund', 'It is not paid.');
}

function amountOf(
  store: Store,
  transaction: ITransactionResponse,
  { action, amount }: WantedAdjustment,
): number {
  const undone = undoneBy(store, transaction.id, action);
  if (undone) return Number(undone.totals.total);
  const all = Number(transaction.details?.totals?.grand_total ?? 0);
  const left = all - returnedOf(store, transaction);
  const total = amount ?? left;
  // A bank asks nobody, and may take what went back already.
  if (total <= 0 || total > (action === 'chargeback' ? all : left))
    throw new RefusalError(400, 'adjustment_total_amount_above_remaining_allowed', 'So much is not left.');
  return total;
}

/** Marks what an adjustment undid, and tells of it. */
function reverse(store: Store, undone: IAdjustmentResponse): void {
  Object.assign(undone, { status: 'reversed', updated_at: store.clock.iso() });
  store.events.tell('adjustment.updated', undone);
}

/** Gives a payment back, or a part of it. Paddle looks at refunds before it pays them; banks ask nobody. */
export function adjust(store: Store, id: string, wanted: WantedAdjustment): IAdjustmentResponse {
  const transaction = store.transactions.get(id);
  if (!transaction) throw notFound('such transaction');
  demandAdjustable(transaction);
  const { action, reason } = wanted;
  const total = amountOf(store, transaction, wanted);
  const undone = undoneBy(store, id, action);
  const { grand_total = '0', grand_total_tax = '0' } = transaction.details?.totals ?? {};
  const tax = Math.round((Number(grand_total_tax) * total) / Math.max(Number(grand_total), 1));
  const at = store.clock.iso();
  const amounts = { subtotal: String(total - tax), tax: String(tax), total: String(total) };
  const adjustment: IAdjustmentResponse = {
    id: store.ids.next('adj'), action, type: wanted.amount === undefined ? 'full' : 'partial', transaction_id: id, reason,
    subscription_id: transaction.subscription_id ?? null, customer_id: transaction.customer_id ?? '',
    credit_applied_to_balance: action === 'credit', currency_code: transaction.currency_code,
    status: action === 'refund' ? 'pending_approval' : 'approved',
    items: [], payout_totals: null, created_at: at, updated_at: at,
    totals: { ...amounts, fee: '0', earnings: String(total - tax), retained_fee: '0', currency_code: transaction.currency_code },
  }; // prettier-ignore
  store.adjustments.set(adjustment.id, adjustment);
  store.events.tell('adjustment.created', adjustment);
  if (undone) reverse(store, undone);
  const toBalance = action === 'credit' ? total : action === 'credit_reverse' ? -total : 0;
  addCredit(store, transaction.customer_id ?? '', transaction.currency_code, toBalance);
  return adjustment;
}

/** What Paddle's people decide about a refund. */
export function decide(store: Store, id: string, status: 'approved' | 'rejected'): IAdjustmentResponse {
  const adjustment = store.adjustments.get(id);
  if (!adjustment) throw notFound('such adjustment');
  if (adjustment.status !== 'pending_approval') throw new RefusalError(409, 'conflict', 'It is decided.');
  Object.assign(adjustment, { status, updated_at: store.clock.iso() });
  store.events.tell('adjustment.updated', adjustment);
  return adjustment;
}
