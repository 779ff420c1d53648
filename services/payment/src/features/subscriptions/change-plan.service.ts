import { type Money, parseMoney, type Plan, planOf, priceIn } from '@burrow/billing';
import type { Subscription, UpgradePreview } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool, inTransaction } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ChangeBegunEntity } from '../../database/entities/change-begun.entity.ts';
import { PlanChangeEntity } from '../../database/entities/plan-change.entity.ts';
import { SubscriptionEntity } from '../../database/entities/subscription.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { takesEffect, type TakesEffect } from './plan-change.rules.ts';
import { shownSubscription, type SubscriptionRow } from './shown-subscription.rules.ts';
import { CHANGE_BEGUN, REFUND_WAITS, WANT_PLAN } from './subscriptions.queries.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

interface Change {
  readonly row: SubscriptionRow;
  readonly plan: Plan;
  readonly effect: TakesEffect;
  readonly currency: string;
}

/** How long a second click waits for the first; one that nobody ends counts no more after fifteen seconds. */
const PATIENCE_MS = 20_000;
const POLL_MS = 100;

const zero = (currency: string): Money => ({ amount: 0, currency });

function moneyOf(
  found: { readonly amount: string; readonly currencyCode: string } | null | undefined,
  currency: string,
): Money {
  const money = found ? parseMoney(found.amount, found.currencyCode) : zero(currency);
  if (!money) throw new Error('the provider wrote no amount');
  return money;
}

/** Changes a subscription to another plan, or says what that costs. */
@Injectable()
export class ChangePlanService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly subscriptions: SubscriptionsService,
    private readonly paddle: PaddleClient,
    private readonly accounts: AccountsService,
    @InjectRepository(SubscriptionEntity) private readonly subscriptionRows: Repository<SubscriptionEntity>,
    @InjectRepository(PlanChangeEntity) private readonly changeRows: Repository<PlanChangeEntity>,
    @InjectRepository(ChangeBegunEntity) private readonly begunRows: Repository<ChangeBegunEntity>,
  ) {}

  /** @throws DomainError payment/unknown-plan, payment/not-your-plan, payment/no-subscription, payment/provider-down */
  async preview(identity: Identity, name: string): Promise<UpgradePreview> {
    const { row, plan, effect, currency } = await this.changeOf(identity, name);
    const shown = { plan_name: plan.name, takes_effect: effect };
    const isNow = effect === 'at-once';
    const update = await this.updateOf(plan.name);
    const { updateSummary, nextBilledAt, recurringTransactionDetails } = await this.paddle.ask(sdk =>
      sdk.subscriptions.previewUpdate(
        row.id,
        isNow ? update : { ...update, prorationBillingMode: 'do_not_bill' },
      ),
    );
    const { credit, result } = isNow ? (updateSummary ?? {}) : {};
    const at = isNow ? nextBilledAt : row.periodEndsAt;
    const next = recurringTransactionDetails?.totals;
    return {
      ...shown,
      credit: moneyOf(credit, currency),
      charge_now: moneyOf(result?.action === 'charge' ? result : null, currency),
      next_charge: {
        // With the tax that comes on top where prices are told without it.
        money: next ? moneyOf({ amount: next.total, currencyCode: next.currencyCode }, currency) : priceIn(plan, currency),
        at: new Date(at ?? Date.now()).toISOString(),
      },
    }; // prettier-ignore
  }

  /** @throws DomainError payment/declined, and what {@link ChangePlanService.preview} throws */
  async change(identity: Identity, name: string): Promise<Subscription> {
    const { row, plan, effect } = await this.changeOf(identity, name);
    if (effect === 'at-period-end') {
      await this.pool.query(WANT_PLAN, [row.id, plan.name]);
      return shownSubscription({ ...row, wanted: plan.name });
    }
    const periodEndsAt = await this.apply(row.id, plan.name);
    return shownSubscription({
      ...row,
      plan: plan.name,
      wanted: null,
      periodEndsAt: periodEndsAt ?? row.periodEndsAt,
    });
  }

  /**
   * Changes the plan at the provider, who charges the difference: once, however often it is asked for, since one at a time asks,
   * and looks first whether it is done. Returns the end of the period that runs then.
   * @throws DomainError payment/refund-waits, payment/declined, payment/provider-down
   */
  async apply(id: string, plan: string): Promise<string | null> {
    const update = await this.updateOf(plan);
    const priceId = update.items[0]?.priceId;
    const begun = await this.begin(id);
    try {
      const { currentBillingPeriod } = await this.paddle.ask(async sdk => {
        const now = await sdk.subscriptions.get(id);
        const isDone = now.items.some(({ price }) => price?.id === priceId);
        return isDone ? now : sdk.subscriptions.update(id, update);
      });
      await this.changeRows.delete({ subscription: id });
      return currentBillingPeriod?.endsAt ?? null;
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
      if ((await tx.query(REFUND_WAITS, [id])).length > 0)
        throw new DomainError('payment/refund-waits', 'A refund of this subscription is under way.');
      if ((await tx.query(CHANGE_BEGUN, [id])).length > 0) return null;
      const begun = await this.begunRows.save(this.begunRows.create({ subscription: id }));
      return begun.id;
    });
  }

  private async updateOf(plan: string) {
    const items = [{ priceId: await this.paddle.priceOf(plan), quantity: 1 }];
    // A card that is declined changes nothing.
    return {
      items,
      prorationBillingMode: 'prorated_immediately',
      onPaymentFailure: 'prevent_change',
    } as const;
  }

  private async changeOf(identity: Identity, name: string): Promise<Change> {
    const plan = planOf(name);
    if (!plan) throw new DomainError('payment/unknown-plan', 'There is no such plan.');
    const row = await this.subscriptions.running(identity);
    const from = planOf(row.plan);
    const effect = from && takesEffect(from, plan);
    if (!effect) throw new DomainError('payment/not-your-plan', 'Your plan cannot be changed to this one.');
    return { row, plan, effect, currency: row.currency ?? 'EUR' };
  }
}
