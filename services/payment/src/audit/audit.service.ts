import type { Identity, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { RECORD } from './audit.queries.ts';

export type PaymentAction =
  | 'refund-approved'
  | 'refund-rejected'
  | 'refund-paid'
  | 'refund-requested'
  | 'invoice-offered'
  | 'invoice-paid'
  | 'invoice-payment-withdrawn'
  | 'invoice-closed'
  | 'payment-accepted'
  | 'payment-given-back'
  | 'purchases-transferred'
  | 'plan-opened'
  | 'plan-closed';

export interface PaymentAuditRecord {
  readonly action: PaymentAction;
  readonly account: string;
  readonly toAccount?: string;
  /** A purchase, a request, or the fact of a grant. */
  readonly subject?: string;
  readonly count?: number;
  readonly reason: string | null;
}

/** Records what support did to purchases and why, in the transaction of the change: ids and codes, never a name. */
@Injectable()
export class AuditService {
  async record(
    tx: SqlRunner,
    by: Pick<Identity, 'user' | 'impersonator'>,
    entry: PaymentAuditRecord,
  ): Promise<void> {
    const { action, account, toAccount = null, subject = null, count = null, reason } = entry;
    await tx.query(RECORD, [action, by.user, by.impersonator, account, toAccount, subject, count, reason]);
  }
}
