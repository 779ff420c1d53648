import { type CancelledByLink, ENDPOINTS, type WithdrawnByLink } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { RequestRefundService } from '../refunds/index.ts';
import { SubscriptionsService } from '../subscriptions/index.ts';
import { CancelLinksRepository } from './cancel-links.repository.ts';

/** Cancelling, and withdrawing, with the link of a mail. */
@Controller()
export class CancelByLinkController {
  constructor(
    private readonly links: CancelLinksRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly refunds: RequestRefundService,
  ) {}

  @ApiRoute(ENDPOINTS.cancelByLink)
  async cancel({ body: { token } }: ApiRequest<'cancelByLink'>): Promise<CancelledByLink> {
    const linked = await this.links.find(token);
    if (!linked) throw new DomainError('payment/unknown-link', 'This link does not work any more.');
    return { plan_name: linked.plan, ends_at: await this.subscriptions.end(linked) };
  }

  /** The day on which it was declared counts, not that of the click. Who clicks again is told the same. */
  @ApiRoute(ENDPOINTS.withdrawByLink)
  async withdraw({ body: { token } }: ApiRequest<'withdrawByLink'>): Promise<WithdrawnByLink> {
    const linked = await this.links.findPurchase(token);
    if (!linked) throw new DomainError('payment/unknown-link', 'This link does not work any more.');
    const { id, plan: plan_name, account, currency, askedAt, amount } = linked;
    const returns =
      amount === null ? (await this.refunds.request(account, id, '', askedAt)).returns : { amount, currency };
    return { plan_name, withdrawn_at: askedAt.toISOString(), returns };
  }
}
