import { type Money, parseMoney, type Plan, planOf, priceIn } from '@burrow/billing';
import type { Subscription, UpgradePreview } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { PlanChangeEntity } from '../../database/entities/plan-change.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Paddle, Subscription as Subscribed } from '@paddle/paddle-node-sdk';
import type pg from 'pg';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { nextPlan, shownSubscription, type SubscriptionRow } from './shown-subscription.rules.ts';
import { OneAtATimeService } from './one-at-a-time.service.ts';
import { WANT_PLAN } from './subscriptions.queries.ts';
import { SubscriptionsService } from './subscriptions.service.ts';
import { planThatRuns, takesEffect, type TakesEffect } from '../../domain/plan-change.rules.ts';

interface Change {
  readonly row: SubscriptionRow;
  readonly plan: Plan;
  readonly effect: TakesEffect;
  readonly currency: string;
}

type PlanUpdate = { readonly items: readonly { readonly priceId: string }[] };

/** The provider's clock may write the same time with other parts of a second. */
const SAME_MS = 60_000;

/** The provider bills nothing for the change, and charges the new plan when the paid time is over. */
const notBilledUntil = (paidUntil: string | null) =>
  ({
    prorationBillingMode: 'do_not_bill',
    ...(paidUntil && { nextBilledAt: new Date(paidUntil).toISOString() }),
  }) as const;

const isOf = ({ items }: Subscribed, { items: [wanted] }: PlanUpdate): boolean =>
  items.some(({ price }) => price?.id === wanted?.priceId);

const isAt = (time: string | null, wanted: string): boolean =>
  time !== null && Math.abs(Date.parse(time) - Date.parse(wanted)) < SAME_MS;

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
  private readonly logger = new Logger('ChangePlan');

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly subscriptions: SubscriptionsService,
    private readonly paddle: PaddleClient,
    private readonly oneAtATime: OneAtATimeService,
    private readonly clock: ClockService,
    @InjectRepository(PlanChangeEntity) private readonly changeRows: Repository<PlanChangeEntity>,
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
        isNow ? update : { ...update, ...notBilledUntil(row.lastEndsAt) },
      ),
    );
    const { credit, result } = isNow ? (updateSummary ?? {}) : {};
    const at = isNow ? nextBilledAt : row.lastEndsAt;
    const next = recurringTransactionDetails?.totals;
    return {
      ...shown,
      credit: moneyOf(credit, currency),
      charge_now: moneyOf(result?.action === 'charge' ? result : null, currency),
      next_charge: {
        // With the tax that comes on top where prices are told without it.
        money: next ? moneyOf({ amount: next.total, currencyCode: next.currencyCode }, currency) : priceIn(plan, currency),
        at: (at ? new Date(at) : await this.clock.now()).toISOString(),
      },
    }; // prettier-ignore
  }

  /** @throws DomainError payment/declined, and what {@link ChangePlanService.preview} throws */
  async change(identity: Identity, name: string): Promise<Subscription> {
    const { row, plan, effect } = await this.changeOf(identity, name);
    if (effect === 'at-period-end') {
      await this.choose(row, plan.name);
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
   * Tells the provider of a smaller plan with the next charge, once that was chosen: if this is cut short, the job does it.
   * @throws DomainError payment/refund-waits, payment/renews-now, payment/provider-refused, payment/provider-down
   */
  private async choose({ id, lastEndsAt }: SubscriptionRow, plan: string): Promise<void> {
    if (lastEndsAt === null) throw new DomainError('payment/no-subscription', 'Nothing of it is paid.');
    await WANT_PLAN.run(this.pool, [id, plan]);
    try {
      await this.applyNext(id, plan, lastEndsAt);
    } catch (error) {
      await this.changeRows.delete({ subscription: id, plan });
      throw error;
    }
  }

  /**
   * Changes the plan at the provider, who charges the difference: once, however often it is asked for, since one at a time asks,
   * and looks first whether it is done. Returns the end of the period that runs then.
   * @throws DomainError payment/refund-waits, payment/declined, payment/provider-down
   */
  async apply(id: string, plan: string): Promise<string | null> {
    const update = await this.updateOf(plan);
    const { currentBillingPeriod } = await this.alone(id, async sdk => {
      const now = await sdk.subscriptions.get(id);
      return isOf(now, update) ? now : sdk.subscriptions.update(id, update);
    });
    await this.changeRows.delete({ subscription: id });
    return currentBillingPeriod?.endsAt ?? null;
  }

  /**
   * Changes what the provider charges when the paid time is over, and nothing before that. What was chosen is kept until the
   * provider says so itself.
   * @throws DomainError payment/refund-waits, payment/renews-now, payment/provider-refused, payment/provider-down
   */
  async applyNext(id: string, plan: string, paidUntil: string): Promise<void> {
    const update = await this.updateOf(plan);
    const isDone = await this.alone(id, async sdk => {
      const now = await sdk.subscriptions.get(id);
      if (isOf(now, update) && isAt(now.nextBilledAt, paidUntil)) return true;
      const { nextBilledAt } = await sdk.subscriptions.update(id, {
        ...update,
        ...notBilledUntil(paidUntil),
      });
      if (!isAt(nextBilledAt, paidUntil))
        this.logger.error({ subscription: id }, 'the provider charges it at another time');
      return false;
    });
    if (isDone) await this.changeRows.delete({ subscription: id, plan });
  }

  /** Asks the provider about a subscription while nobody else changes it. */
  private alone<Value>(id: string, ask: (sdk: Paddle) => Promise<Value>): Promise<Value> {
    return this.oneAtATime.alone(id, () => this.paddle.ask(ask));
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
    const from = planOf(planThatRuns(row));
    // The plan that runs is kept: what was chosen for the next charge is taken back.
    const isKept = plan.name === from?.name && nextPlan(row) !== null;
    const effect = isKept ? 'at-period-end' : from && takesEffect(from, plan);
    if (!effect) throw new DomainError('payment/not-your-plan', 'Your plan cannot be changed to this one.');
    return { row, plan, effect, currency: row.currency ?? 'EUR' };
  }
}
