import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AuditEntity } from '../database/entities/audit.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';

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
  constructor(@InjectRepository(AuditEntity) private readonly auditRows: Repository<AuditEntity>) {}

  async record(by: Pick<Identity, 'user' | 'impersonator'>, entry: PaymentAuditRecord): Promise<void> {
    const { action, account, toAccount = null, subject = null, count = null, reason } = entry;
    const { user: userId, impersonator: impersonatorId } = by;
    const about = { accountId: account, toAccountId: toAccount, subject, count };
    await this.auditRows.insert({ action, userId, impersonatorId, ...about, reason });
  }
}
