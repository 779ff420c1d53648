import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { Subscription as Subscribed } from '@paddle/paddle-node-sdk';
import { ClockService } from '../../clock/clock.service.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { OneAtATimeService } from './one-at-a-time.service.ts';
import { resumption, type SubscriptionRow } from './shown-subscription.rules.ts';
import { none, SubscriptionsService } from './subscriptions.service.ts';

/** Lets a subscription go on of which the end was chosen, or which is paused. */
@Injectable()
export class ResumeService {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly oneAtATime: OneAtATimeService,
    private readonly paddle: PaddleClient,
    private readonly clock: ClockService,
  ) {}

  /**
   * Takes the end of a subscription back that was chosen, or resumes one that is paused: the period that is paid goes on, or one
   * is charged at once if the buyer agreed to that. Who asks again is told the same. What ended, or of which the money is with
   * the bank or on its way back, does not go on.
   * @throws DomainError payment/unknown-purchase, payment/no-subscription, payment/refund-waits, payment/charges-now, payment/declined, payment/renews-now, payment/provider-down
   */
  async resume(identity: Identity, purchase: string, charges: 'now' | 'later'): Promise<SubscriptionRow> {
    const row = await this.subscriptions.ofPurchase(identity, purchase);
    if (row.isGoingBack)
      throw new DomainError('payment/refund-waits', 'A refund of this subscription is under way.');
    const isPaused = row.state === 'paused';
    if (row.state === 'ended' || row.payments.some(({ state }) => state === 'charged-back')) throw none();
    if (isPaused && resumption(row) === null) throw none();
    const act = () => this.atProvider(row, charges);
    const { status, currentBillingPeriod } = await (isPaused ? this.oneAtATime.alone(row.id, act) : act());
    if (!isPaused) return { ...row, endsAt: null };
    const state = status === 'past_due' ? 'past-due' : 'active';
    return { ...row, state, endsAt: null, periodEndsAt: currentBillingPeriod?.endsAt ?? row.periodEndsAt };
  }

  private async atProvider(row: SubscriptionRow, charges: 'now' | 'later'): Promise<Subscribed> {
    const { id } = row;
    const now = await this.paddle.ask(sdk => sdk.subscriptions.get(id));
    if (now.status === 'paused') return this.unpause(row, charges);
    if (now.status === 'canceled') throw none();
    if (!['cancel', 'pause'].includes(now.scheduledChange?.action ?? '')) return now;
    return this.paddle.ask(sdk => sdk.subscriptions.update(id, { scheduledChange: null }));
  }

  private async unpause(row: SubscriptionRow, charges: 'now' | 'later'): Promise<Subscribed> {
    const isPaid = Date.parse(row.periodEndsAt ?? '') > (await this.clock.now()).getTime();
    if (!isPaid && charges !== 'now')
      throw new DomainError('payment/charges-now', 'What was paid is over: it is charged at once.');
    const onResume = isPaid ? 'continue_existing_billing_period' : 'start_new_billing_period';
    return this.paddle.ask(sdk =>
      sdk.subscriptions.resume(row.id, { effectiveFrom: 'immediately', onResume }),
    );
  }
}
