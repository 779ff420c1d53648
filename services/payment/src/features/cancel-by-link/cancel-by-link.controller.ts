import { type CancelledByLink, ENDPOINTS } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, InjectPool } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type pg from 'pg';
import { hashCode } from '../../domain/hash-code.ts';
import { type Ending, SubscriptionsService } from '../subscriptions/index.ts';
import { OF_LINK } from './cancel-by-link.queries.ts';

/** Cancelling with the link of a mail. */
@Controller()
export class CancelByLinkController {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  @ApiRoute(ENDPOINTS.cancelByLink)
  async cancel({ body: { token } }: ApiRequest<'cancelByLink'>): Promise<CancelledByLink> {
    const { rows } = await this.pool.query<Ending & { plan: string }>(OF_LINK, [hashCode(token)]);
    if (!rows[0]) throw new DomainError('payment/unknown-link', 'This link does not work any more.');
    return { plan_name: rows[0].plan, ends_at: await this.subscriptions.end(rows[0]) };
  }
}
