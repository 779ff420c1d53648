import { ENDPOINTS, type HeldPayments } from '@burrow/contracts';
import { type ApiRequest, ApiRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { HeldPaymentsService } from './held-payments.service.ts';

/** Payments that arrived and are not what was ordered, for support. */
@Controller()
export class HeldPaymentsController {
  constructor(private readonly held: HeldPaymentsService) {}

  @ApiRoute(ENDPOINTS.listHeldPayments)
  list(): Promise<HeldPayments> {
    return this.held.list();
  }

  @ApiRoute(ENDPOINTS.decideHeldPayment)
  async decide({
    identity,
    params: { transaction_id },
    body,
  }: ApiRequest<'decideHeldPayment'>): Promise<{ done: true }> {
    if (body.decision === 'accept') await this.held.accept(identity, transaction_id, body.reason);
    else await this.held.giveBack(identity, transaction_id, body.reason);
    return { done: true };
  }
}
