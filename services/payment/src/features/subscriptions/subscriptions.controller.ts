import {
  type ActiveSubscriptions,
  type Cancellation,
  type CardChange,
  type CurrentSubscription,
  ENDPOINTS,
  type Subscription,
  type UpgradePreview,
} from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type Identity } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import type { PaymentSettings } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { ChangePlanService } from './change-plan.service.ts';
import { ResumeService } from './resume.service.ts';
import { isBegun, isOfUse, longestOpen, shownSubscription } from './shown-subscription.rules.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly changing: ChangePlanService,
    private readonly resuming: ResumeService,
    private readonly clock: ClockService,
    @InjectSettings() private readonly settings: PaymentSettings,
  ) {}

  @ApiRoute(ENDPOINTS.getCurrentSubscription)
  async current({ identity }: ApiRequest<'getCurrentSubscription'>): Promise<CurrentSubscription> {
    return { subscription: await this.longest(identity) };
  }

  @ApiRoute(ENDPOINTS.listActiveSubscriptions)
  async active({ identity }: ApiRequest<'listActiveSubscriptions'>): Promise<ActiveSubscriptions> {
    const now = await this.clock.now();
    const paid = (await this.subscriptions.list(identity)).filter(row => isBegun(row, now));
    return { subscriptions: paid.map(shownSubscription).filter(one => isOfUse(one, now)) };
  }

  @ApiRoute(ENDPOINTS.upgradeToOrganization)
  async upgradeToOrganization({
    identity,
  }: ApiRequest<'upgradeToOrganization'>): Promise<{ page: 'schools'; subscription: Subscription | null }> {
    return { page: 'schools', subscription: await this.longest(identity) };
  }

  @ApiRoute(ENDPOINTS.cancelSubscription)
  async cancel({
    identity,
    query: { purchase_id },
  }: ApiRequest<'cancelSubscription'>): Promise<Cancellation> {
    return { ends_at: await this.subscriptions.cancel(identity, purchase_id) };
  }

  @ApiRoute(ENDPOINTS.resumeSubscription)
  async resume({
    identity,
    query: { purchase_id, charges },
  }: ApiRequest<'resumeSubscription'>): Promise<Subscription> {
    return shownSubscription(await this.resuming.resume(identity, purchase_id, charges));
  }

  @ApiRoute(ENDPOINTS.previewUpgrade)
  preview({ identity, query: { plan_name } }: ApiRequest<'previewUpgrade'>): Promise<UpgradePreview> {
    return this.changing.preview(identity, plan_name);
  }

  @ApiRoute(ENDPOINTS.upgradeSubscription)
  upgrade({ identity, query: { plan_name } }: ApiRequest<'upgradeSubscription'>): Promise<Subscription> {
    return this.changing.change(identity, plan_name);
  }

  @ApiRoute(ENDPOINTS.changeCard)
  async changeCard({ identity }: ApiRequest<'changeCard'>): Promise<CardChange> {
    const { transaction, url } = await this.subscriptions.changeCard(identity);
    return { transaction_id: transaction, url, client_token: this.settings.PADDLE_CLIENT_TOKEN ?? null };
  }

  private async longest(identity: Identity): Promise<Subscription | null> {
    const own = await this.subscriptions.ofBuyer(identity);
    return longestOpen(own.map(shownSubscription), await this.clock.now());
  }
}
