import { TERMS } from '@burrow/billing';
import type { Refund } from '@burrow/contracts';
import { DomainError, InjectPool, inTransaction, Jobs } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { RefundEntity } from '../../database/entities/refund.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import type { RefundState } from '../../domain/refund.rules.ts';
import { REFUND_QUEUE } from './pay-refunds.job.ts';
import { RefundQuestionsService } from './refund-questions.service.ts';

/**
 * Takes requests for refunds. A withdrawal is a right: it waits for nobody, and gives back all that the card paid for the
 * contract, changed or not.
 */
@Injectable()
export class RequestRefundService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    private readonly questions: RefundQuestionsService,
    private readonly jobs: Jobs,
    private readonly computing: ComputeService,
    @InjectRepository(RefundEntity) private readonly refundRows: Repository<RefundEntity>,
  ) {}

  /**
   * @param askedAt when it was asked for, if that was before now
   * @throws DomainError payment/unknown-purchase, payment/not-refundable, request/invalid without a reason where one is needed
   */
  async request(
    account: string | null,
    purchase: string,
    reason: string,
    askedAt: Date | null = null,
  ): Promise<Refund> {
    const at = askedAt ?? (await this.questions.now());
    const facts = await this.questions.learn(account, purchase, at);
    return inTransaction(this.pool, async tx => {
      if (account) await this.accounts.hold(tx, account);
      const { isEligible, rule, returns } = await this.questions.decide(tx, account, purchase, facts, at);
      if (!isEligible || !account)
        throw new DomainError('payment/not-refundable', `It cannot be refunded: ${rule}.`, {
          params: { rule },
        });
      if (rule !== 'withdrawal' && reason === '') throw new DomainError('request/invalid', 'Say why.');
      const wanted: RefundState = rule === 'withdrawal' ? 'approved' : 'requested';
      const asked = { purchaseId: purchase, accountId: account, state: wanted, amount: returns.amount };
      const made = await this.refundRows.save(this.refundRows.create({ ...asked, rule, reason }));
      const { id, state, requestedAt } = made;
      if (state === 'approved') await this.jobs.send(tx, REFUND_QUEUE, { id });
      if (state === 'approved') await this.computing.compute(tx, { purchase });
      const requested_at = requestedAt.toISOString();
      return {
        purchase_id: purchase,
        state,
        by_staff: false,
        returns,
        requested_at,
        review_days: TERMS.reviewDays,
        payout_days: TERMS.payoutDays,
      };
    });
  }
}
