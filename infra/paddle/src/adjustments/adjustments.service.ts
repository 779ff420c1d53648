import type { AdjustmentAction, IAdjustmentResponse, ITransactionResponse } from '@paddle/paddle-node-sdk';
import { notFound, RefusalError } from '../http/refusal.error.ts';
import type { Store } from '../store.ts';

/** What of a transaction went back, or is asked for. */
const returnedOf = (store: Store, transaction: ITransactionResponse): number =>
  [...store.adjustments.values()]
    .filter(({ transaction_id, status }) => transaction_id === transaction.id && status !== 'rejected')
    .reduce(
      (sum, { totals, action }) => sum + (action.endsWith('reverse') ? -1 : 1) * Number(totals.total),
      0,
    );

/** Gives a whole payment back, or what is left of it. Paddle looks at refunds before it pays them; banks ask nobody. */
export function adjust(
  store: Store,
  id: string,
  action: AdjustmentAction,
  reason: string,
): IAdjustmentResponse {
  const transaction = store.transactions.get(id);
  if (!transaction) throw notFound('such transaction');
  if (transaction.status !== 'completed' && transaction.status !== 'paid')
    throw new RefusalError(400, 'adjustment_transaction_invalid_status_for_refund', 'It is not paid.');
  const charged = Number(transaction.details?.totals?.grand_total ?? 0);
  const total = action.endsWith('reverse')
    ? returnedOf(store, transaction)
    : charged - returnedOf(store, transaction);
  if (total <= 0)
    throw new RefusalError(400, 'adjustment_total_amount_above_remaining_allowed', 'Nothing is left.');
  const tax = Math.round(
    (Number(transaction.details?.totals?.grand_total_tax ?? 0) * total) / Math.max(charged, 1),
  );
  const at = store.clock.iso();
  const amounts = { subtotal: String(total - tax), tax: String(tax), total: String(total) };
  const adjustment: IAdjustmentResponse = {
    id: store.ids.next('adj'), action, type: 'full', transaction_id: id, reason,
    subscription_id: transaction.subscription_id ?? null, customer_id: transaction.customer_id ?? '',
    credit_applied_to_balance: false, currency_code: transaction.currency_code,
    status: action === 'refund' ? 'pending_approval' : 'approved',
    items: [], payout_totals: null, created_at: at, updated_at: at,
    totals: { ...amounts, fee: '0', earnings: String(total - tax), retained_fee: '0', currency_code: transaction.currency_code },
  }; // prettier-ignore
  store.adjustments.set(adjustment.id, adjustment);
  store.events.tell('adjustment.created', adjustment);
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
