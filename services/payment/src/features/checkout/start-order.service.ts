import type { Plan } from '@burrow/billing';
import type { CheckoutStart } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@paddle/paddle-node-sdk';
import { isTestKey, type PaymentSettings } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { OrdersService, type Started } from './orders.service.ts';

/** What an order is of. */
export interface Ordered {
  readonly plan: Plan;
  readonly currency: string;
  readonly seats: number;
}

export const providerDown = () =>
  new DomainError('payment/provider-down', 'The payment provider does not answer.', { retryAfter: 30 });

/** Begins an order of ours at the provider, and says where it is paid. */
@Injectable()
export class StartOrderService {
  constructor(
    private readonly orders: OrdersService,
    private readonly paddle: PaddleClient,
    @InjectSettings() private readonly settings: PaymentSettings,
  ) {}

  /** Nothing is half bought: an order that the provider did not take is taken back. @throws DomainError payment/provider-down */
  async start(order: string, { plan, currency, seats }: Ordered): Promise<Started> {
    try {
      const priceId = await this.paddle.priceOf(plan.name);
      const { id, checkout } = await this.paddle.ask(sdk =>
        sdk.transactions.create({
          items: [{ priceId, quantity: seats }],
          currencyCode: currency as CurrencyCode,
          customData: { order },
        }),
      );
      if (!checkout?.url) throw providerDown();
      return await this.orders.start(order, { transaction: id, url: checkout.url });
    } catch (error) {
      await this.orders.drop(order);
      throw error;
    }
  }

  /** Where it is paid, as calls say it. */
  answer({ transaction, url }: Started): CheckoutStart {
    const { PADDLE_API_KEY, PADDLE_CLIENT_TOKEN = null } = this.settings;
    return {
      transaction_id: transaction,
      url,
      client_token: PADDLE_CLIENT_TOKEN,
      is_test: isTestKey(PADDLE_API_KEY),
    };
  }
}
