import {
  DecideRefundSchema,
  ENDPOINTS,
  PurchaseParamsSchema,
  type Refund,
  type RefundEligibility,
  type RefundRequests,
  RequestRefundQuerySchema,
} from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, DomainError, type Identity } from '@burrow/service-kit';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { DecideRefundService } from './decide-refund.service.ts';
import { RefundQuestionsService } from './refund-questions.service.ts';
import { RequestRefundService } from './request-refund.service.ts';

const RequestParamsSchema = z.object({ request_id: z.uuid() });

/** Refunds: whether one is possible, asking for one, and what support decides. */
@Controller()
export class RefundsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly questions: RefundQuestionsService,
    private readonly requests: RequestRefundService,
    private readonly deciding: DecideRefundService,
  ) {}

  @ApiRoute(ENDPOINTS.getRefundEligibility)
  async eligibility(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: PurchaseParamsSchema }) { purchase_id }: { purchase_id: string },
  ): Promise<RefundEligibility> {
    const account = await this.accounts.buyerOf(identity, purchase_id);
    const { isEligible, rule, until, byStaff } = await this.questions.ask(account, purchase_id);
    return { is_eligible: isEligible, rule, until, by_staff: byStaff };
  }

  /** Nobody asks for money in another's name. */
  @ApiRoute(ENDPOINTS.requestRefund)
  async request(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: RequestRefundQuerySchema }) query: { purchase_id: string; reason: string },
  ): Promise<Refund> {
    if (identity.impersonator !== null)
      throw new DomainError('auth/forbidden', 'Who bought asks for a refund in person.');
    const account = await this.accounts.buyerOf(identity, query.purchase_id);
    return this.requests.request(account, query.purchase_id, query.reason);
  }

  @ApiRoute(ENDPOINTS.listRefundRequests)
  list(): Promise<RefundRequests> {
    return this.deciding.list();
  }

  @ApiRoute(ENDPOINTS.decideRefund)
  async decide(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: RequestParamsSchema }) { request_id }: { request_id: string },
    @Body({ schema: DecideRefundSchema }) body: { decision: 'approve' | 'reject'; reason: string },
  ): Promise<{ done: true }> {
    await this.deciding.decide(identity, request_id, body.decision, body.reason);
    return { done: true };
  }
}
