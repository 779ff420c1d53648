import type { Adjustment, CreateAdjustmentRequestBody, Transaction } from '@paddle/paddle-node-sdk';
import type { Part, ReturnablePayment } from '../domain/contract-refund.rules.ts';

/** A payment as the provider knows it. */
export interface PaidTransaction extends ReturnablePayment {
  /** The refund that is asked for already, or was paid, if there is one. */
  readonly asked: string | null;
  /** Its line, of which a part may go back. */
  readonly line: string | null;
}

const SIGN: Readonly<Partial<Record<Adjustment['action'], 1 | -1>>> = {
  refund: 1,
  chargeback: 1,
  chargeback_reverse: -1,
};

/** Whether an adjustment sends money back, or was asked to. */
export const isReturning = ({ action, status }: Pick<Adjustment, 'action' | 'status'>): boolean =>
  action in SIGN && status !== 'rejected';

/** What a card paid in a transaction, and what of it is back or asked back; null for one that is not paid. */
export function paidTransactionOf(
  { id, status, details, billingPeriod }: Transaction,
  adjustments: readonly Adjustment[],
): PaidTransaction | null {
  if (status !== 'paid' && status !== 'completed') return null;
  const own = adjustments.filter(({ transactionId }) => transactionId === id);
  const totalOf = ({ action, totals }: Adjustment): number =>
    (SIGN[action] ?? 0) * Number(totals?.total ?? 0);
  return {
    id,
    paid: Number(details?.totals?.grandTotal ?? 0),
    returned: own.reduce((sum, one) => sum + totalOf(one), 0),
    periodEndsAt: billingPeriod?.endsAt ?? null,
    asked: own.findLast(({ action }) => action === 'refund')?.id ?? null,
    // What is given back of an earlier period has a line too, of which nothing can go back.
    line: details?.lineItems.find(({ quantity }) => quantity > 0)?.id ?? null,
  };
}

/** What the provider is asked for: all of a payment, or what is left of it. */
export function refundBodyOf(
  { id: transactionId, paid, line }: Pick<PaidTransaction, 'id' | 'paid' | 'line'>,
  { amount }: Part,
): CreateAdjustmentRequestBody {
  const asked = { action: 'refund', transactionId, reason: 'asked for by the buyer' } as const;
  if (amount === paid || line === null) return { ...asked, type: 'full' };
  return { ...asked, type: 'partial', items: [{ itemId: line, type: 'partial', amount: String(amount) }] };
}
