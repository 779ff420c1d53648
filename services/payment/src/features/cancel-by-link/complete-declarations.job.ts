import { DomainError, InjectPool, Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { RequestRefundService } from '../refunds/index.ts';
import { SubscriptionsService } from '../subscriptions/index.ts';
import { OF_DECLARATION } from './cancel-by-link.queries.ts';

export const DECLARED_QUEUE = 'payment-declarations';

/** What somebody declared who named an order of theirs: the subscription that ends, or the purchase that they withdraw from. */
export type Declared =
  | { readonly subscription: string }
  | { readonly purchase: string; readonly account: string; readonly askedAt: string };

/** Completes what was declared with the number of an order, however often that takes. Its mail confirms it. */
@Injectable()
export class CompleteDeclarationsJob implements OnApplicationBootstrap {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly subscriptions: SubscriptionsService,
    private readonly refunds: RequestRefundService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(DECLARED_QUEUE);
    await this.jobs.workOutside<Declared>(DECLARED_QUEUE, 1, declared => this.complete(declared));
  }

  private async complete(declared: Declared): Promise<void> {
    try {
      if ('subscription' in declared) await this.end(declared.subscription);
      else await this.refunds.request(declared.account, declared.purchase, '', new Date(declared.askedAt));
    } catch (error) {
      // Somebody was quicker: it is ended, or withdrawn from.
      const isDone =
        error instanceof DomainError &&
        ['payment/no-subscription', 'payment/not-refundable'].includes(error.code);
      if (!isDone) throw error;
    }
  }

  private async end(id: string): Promise<void> {
    const found = await OF_DECLARATION.first(this.pool, [id]);
    if (found) await this.subscriptions.end(found);
  }
}
