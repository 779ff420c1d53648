import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { CancellationEntity } from '../../database/entities/cancellation.entity.ts';
import { PlanChangeEntity } from '../../database/entities/plan-change.entity.ts';
import { PurchaseEntity } from '../../database/entities/purchase.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Subscription as Subscribed } from '@paddle/paddle-node-sdk';
import type pg from 'pg';
import { In, type Repository } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ownerOf } from '../../accounts/owner.rules.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { type SubscriptionRow } from './shown-subscription.rules.ts';
import { SUBSCRIPTIONS } from './subscriptions.queries.ts';

/** What is answered to who asks about a subscription that does not go on. */
export const none = () => new DomainError('payment/no-subscription', 'No subscription goes on.');

/** A subscription whose end is wanted. */
export type Ending = Pick<SubscriptionRow, 'id' | 'state' | 'endsAt'>;

/** Subscriptions of whoever pays: how they stand, their end, and their card. */
@Injectable()
export class SubscriptionsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    private readonly paddle: PaddleClient,
    private readonly clock: ClockService,
    @InjectRepository(PurchaseEntity) private readonly purchaseRows: Repository<PurchaseEntity>,
    @InjectRepository(PlanChangeEntity) private readonly changeRows: Repository<PlanChangeEntity>,
    @InjectRepository(CancellationEntity) private readonly cancelledRows: Repository<CancellationEntity>,
  ) {}

  /** All of somebody, a school's before its administrator's own. */
  async list(identity: Identity): Promise<SubscriptionRow[]> {
    return this.of(await this.accounts.allOf(identity));
  }

  /** Those of the owner for whom somebody buys: for an administrator, the school's alone. */
  async ofBuyer(identity: Identity): Promise<SubscriptionRow[]> {
    return this.of([await this.accounts.find(ownerOf(identity))]);
  }

  /** The one that goes on. @throws DomainError payment/no-subscription */
  async running(identity: Identity): Promise<SubscriptionRow> {
    const found = (await this.list(identity)).find(
      ({ state, endsAt }) => state !== 'ended' && endsAt === null,
    );
    if (!found) throw none();
    return found;
  }

  /**
   * Ends a subscription with its paid period, or at once if nothing runs that could end later. Returns when that is; who asks again is told the same.
   * @throws DomainError payment/unknown-purchase, payment/no-subscription, payment/provider-down
   */
  async cancel(identity: Identity, purchase: string): Promise<string> {
    return this.end(await this.ofPurchase(identity, purchase));
  }

  /** The one to which a payment belongs. @throws DomainError payment/unknown-purchase, payment/no-subscription */
  async ofPurchase(identity: Identity, purchase: string): Promise<SubscriptionRow> {
    const own = In(await this.accounts.allOf(identity));
    const bought = await this.purchaseRows.findOneBy({ id: purchase, accountId: own });
    if (!bought) throw new DomainError('payment/unknown-purchase', 'You have made no such purchase.');
    const found = (await this.list(identity)).find(({ id }) => id === bought.subscription);
    if (!found) throw none();
    return found;
  }

  /** The same for a subscription that is known; one that is paused or not paid ends at once. @throws DomainError payment/no-subscription, payment/provider-down */
  async end({ id, state, endsAt }: Ending): Promise<string> {
    if (state === 'ended') throw none();
    if (endsAt) return new Date(endsAt).toISOString();
    // One that is paused has no next period with which it could end; of one that is not paid the provider would go on to try.
    const { scheduledChange } = await (state === 'active'
      ? this.cancelAtProvider(id, 'next_billing_period')
      : this.cancelAtOnce(id));
    await this.changeRows.delete({ subscription: id });
    return scheduledChange
      ? new Date(scheduledChange.effectiveAt).toISOString()
      : (await this.clock.now()).toISOString();
  }

  /** Remembers who ends it, before the provider can tell that it ended. */
  private async cancelAtOnce(id: string): Promise<Subscribed> {
    await this.cancelledRows.save({ subscription: id });
    try {
      return await this.cancelAtProvider(id, 'immediately');
    } catch (error) {
      await this.cancelledRows.delete({ subscription: id });
      throw error;
    }
  }

  private cancelAtProvider(
    id: string,
    effectiveFrom: 'next_billing_period' | 'immediately',
  ): Promise<Subscribed> {
    return this.paddle.ask(sdk => sdk.subscriptions.cancel(id, { effectiveFrom }));
  }

  /** Where the card is changed. @throws DomainError payment/no-subscription, payment/provider-down */
  async changeCard(identity: Identity): Promise<{ transaction: string; url: string }> {
    const { id } = await this.running(identity);
    const transaction = await this.paddle.ask(sdk => sdk.subscriptions.getPaymentMethodChangeTransaction(id));
    const url = transaction.checkout?.url;
    if (!url) throw new DomainError('payment/provider-down', 'The payment provider does not answer.');
    return { transaction: transaction.id, url };
  }

  private async of(accounts: readonly (string | null)[]): Promise<SubscriptionRow[]> {
    return SUBSCRIPTIONS.rows(this.pool, [accounts]);
  }
}
