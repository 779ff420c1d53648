import { ENDPOINTS, type Refund, type RefundEligibility, type RefundRequests } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { DecideRefundService } from './decide-refund.service.ts';
import { RefundQuestionsService } from './refund-questions.service.ts';
import { RequestRefundService } from './request-refund.service.ts';

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
  async eligibility({
    identity,
    params: { purchase_id },
  }: ApiRequest<'getRefundEligibility'>): Promise<RefundEligibility> {
    const account = await this.accounts.buyerOf(identity, purchase_id);
    const { isEligible, rule, until, returns } = await this.questions.ask(account, purchase_id);
    return { is_eligible: isEligible, rule, until, by_staff: false, returns };
  }

  /** Nobody asks for money in another's name. */
  @ApiRoute(ENDPOINTS.requestRefund)
  async request({ identity, query }: ApiRequest<'requestRefund'>): Promise<Refund> {
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
  async decide({
    identity,
    params: { request_id },
    body,
  }: ApiRequest<'decideRefund'>): Promise<{ done: true }> {
    await this.deciding.decide(identity, request_id, body.decision, body.reason);
    return { done: true };
  }
}
