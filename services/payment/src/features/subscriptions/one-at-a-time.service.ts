import { DomainError, InjectPool, inTransaction } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Repository } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ChangeBegunEntity } from '../../database/entities/change-begun.entity.ts';
import { SubscriptionEntity } from '../../database/entities/subscription.entity.ts';
import { CHANGE_BEGUN, REFUND_WAITS } from './subscriptions.queries.ts';

/** How long a second click waits for the first; one that nobody ends counts no more after fifteen seconds. */
const PATIENCE_MS = 20_000;
const POLL_MS = 100;

/** Sees to it that one at a time changes a subscription at the provider, so that a second click finds what the first did. */
@Injectable()
export class OneAtATimeService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    @InjectRepository(SubscriptionEntity) private readonly subscriptionRows: Repository<SubscriptionEntity>,
    @InjectRepository(ChangeBegunEntity) private readonly begunRows: Repository<ChangeBegunEntity>,
  ) {}

  /** Does something about a subscription while nobody else does. @throws DomainError payment/refund-waits, payment/provider-down */
  async alone<Value>(id: string, act: () => Promise<Value>): Promise<Value> {
    const begun = await this.begin(id);
    try {
      return await act();
    } finally {
      await this.begunRows.delete({ id: begun });
    }
  }

  /** Remembers that a change is asked for, once nobody else asks for one. */
  private async begin(id: string): Promise<string> {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(POLL_MS)) {
      const begun = await this.claim(id);
      if (begun !== null) return begun;
    }
    throw new DomainError('payment/provider-down', 'The payment provider does not answer.', {
      retryAfter: 30,
    });
  }

  /** Null while somebody else asks. @throws DomainError payment/refund-waits */
  private claim(id: string): Promise<string | null> {
    return inTransaction(this.pool, async tx => {
      const of = await this.subscriptionRows.findOneBy({ id });
      if (of) await this.accounts.hold(tx, of.accountId);
      if (await REFUND_WAITS.exists(tx, [id]))
        throw new DomainError('payment/refund-waits', 'A refund of this subscription is under way.');
      if (await CHANGE_BEGUN.exists(tx, [id])) return null;
      const begun = await this.begunRows.save(this.begunRows.create({ subscription: id }));
      return begun.id;
    });
  }
}
