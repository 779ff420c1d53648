import {
  type ActiveSubscriptions, type Cancellation, type CardChange, type CurrentSubscription, ENDPOINTS, PlanNameQuerySchema,
  PurchaseParamsSchema, type Subscription, type UpgradePreview,
} from '@burrow/contracts'; // prettier-ignore
import { ApiRoute, CurrentIdentity, type Identity } from '@burrow/service-kit';
import { Controller, Query } from '@nestjs/common';
import type { PaymentSettings } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { ChangePlanService } from './change-plan.service.ts';
import { longestOpen, shownSubscription } from './shown-subscription.rules.ts';
import { SubscriptionsService } from './subscriptions.service.ts';

type PlanName = { readonly plan_name: string };

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly changing: ChangePlanService,
    @InjectSettings() private readonly settings: PaymentSettings,
  ) {}

  @ApiRoute(ENDPOINTS.getCurrentSubscription)
  async current(@CurrentIdentity() identity: Identity): Promise<CurrentSubscription> {
    return { subscription: await this.longest(identity) };
  }

  @ApiRoute(ENDPOINTS.listActiveSubscriptions)
  async active(@CurrentIdentity() identity: Identity): Promise<ActiveSubscriptions> {
    const rows = await this.subscriptions.list(identity);
    return { subscriptions: rows.filter(({ state }) => state !== 'ended').map(shownSubscription) };
  }

  @ApiRoute(ENDPOINTS.upgradeToOrganization)
  async upgradeToOrganization(
    @CurrentIdentity() identity: Identity,
  ): Promise<{ page: 'schools'; subscription: Subscription | null }> {
    return { page: 'schools', subscription: await this.longest(identity) };
  }

  @ApiRoute(ENDPOINTS.cancelSubscription)
  async cancel(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: PurchaseParamsSchema }) { purchase_id }: { readonly purchase_id: string },
  ): Promise<Cancellation> {
    return { ends_at: await this.subscriptions.cancel(identity, purchase_id) };
  }

  @ApiRoute(ENDPOINTS.previewUpgrade)
  preview(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: PlanNameQuerySchema }) { plan_name }: PlanName,
  ): Promise<UpgradePreview> {
    return this.changing.preview(identity, plan_name);
  }

  @ApiRoute(ENDPOINTS.upgradeSubscription)
  upgrade(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: PlanNameQuerySchema }) { plan_name }: PlanName,
  ): Promise<Subscription> {
    return this.changing.change(identity, plan_name);
  }

  @ApiRoute(ENDPOINTS.changeCard)
  async changeCard(@CurrentIdentity() identity: Identity): Promise<CardChange> {
    const { transaction, url } = await this.subscriptions.changeCard(identity);
    return { transaction_id: transaction, url, client_token: this.settings.PADDLE_CLIENT_TOKEN ?? null };
  }

  private async longest(identity: Identity): Promise<Subscription | null> {
    return longestOpen((await this.subscriptions.ofBuyer(identity)).map(shownSubscription), new Date());
  }
}
