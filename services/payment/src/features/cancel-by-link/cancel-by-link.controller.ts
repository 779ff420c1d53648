import { type CancelledByLink, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { SubscriptionsService } from '../subscriptions/index.ts';
import { CancelLinksRepository } from './cancel-links.repository.ts';

/** Cancelling with the link of a mail. */
@Controller()
export class CancelByLinkController {
  constructor(
    private readonly links: CancelLinksRepository,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  @ApiRoute(ENDPOINTS.cancelByLink)
  async cancel({ body: { token } }: ApiRequest<'cancelByLink'>): Promise<CancelledByLink> {
    const linked = await this.links.find(token);
    if (!linked) throw new DomainError('payment/unknown-link', 'This link does not work any more.');
    return { plan_name: linked.plan, ends_at: await this.subscriptions.end(linked) };
  }
}
