import type { RefundRequests } from '@burrow/contracts';
import { DomainError, follow, type Identity, Jobs } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { RefundEntity } from '../../database/entities/refund.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditService } from '../../audit/audit.service.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { REFUND_TRANSITIONS } from '../../domain/refund.rules.ts';
import { PayersService } from '../../payers/payers.service.ts';
import { ShownPurchasesRepository } from '../../shown-purchases/shown-purchases.repository.ts';
import { REFUND_QUEUE } from './pay-refunds.job.ts';
import { HOLD_REFUND, WAITING } from './refunds.queries.ts';

/** What support does with requests for refunds. */
@Injectable()
export class DecideRefundService {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly audit: AuditService,
    private readonly purchases: ShownPurchasesRepository,
    private readonly computing: ComputeService,
    private readonly payers: PayersService,
    @InjectRepository(RefundEntity) private readonly refundRows: Repository<RefundEntity>,
  ) {}

  /** Those that wait, the oldest first. */
  async list(): Promise<RefundRequests> {
    const rows = await WAITING.rows(this.db);
    const bought = await this.purchases.byIds(rows.map(({ purchase }) => purchase));
    const payers = await this.payers.ofAccounts([...bought.values()].map(({ account }) => account));
    const requests = rows.flatMap(({ purchase: id, requestedAt, amount, ...rest }) => {
      const found = bought.get(id);
      const payer = found && payers.get(found.account);
      if (!found || !payer) return [];
      const { paid } = found.purchase;
      const returns = { amount: amount ?? paid.amount, currency: paid.currency };
      return [
        {
          ...rest,
          purchase: found.purchase,
          requested_at: requestedAt.toISOString(),
          by_staff: false,
          returns,
          payer,
        },
      ];
    });
    return { requests };
  }

  /**
   * What was approved is paid by the provider, of all payments of the contract that the rule names; a subscription ends with it.
   * @throws DomainError payment/unknown-request for none, and for one that is decided
   */
  async decide(by: Identity, id: string, decision: 'approve' | 'reject', reason: string): Promise<void> {
    await this.db.transaction(async tx => {
      const held = await HOLD_REFUND.first(tx, [id]);
      const state = held?.state === 'requested' ? follow(REFUND_TRANSITIONS, held.state, decision) : null;
      if (!held || state === null) throw new DomainError('payment/unknown-request', 'No such request waits.');
      const { account, purchase } = held;
      await this.refundRows.update(id, { state });
      if (state === 'approved') await this.jobs.send(tx, REFUND_QUEUE, { id });
      await this.audit.record(by, { action: `refund-${state}`, account, subject: purchase, reason });
      await this.computing.compute(tx, { purchase });
    });
  }
}
