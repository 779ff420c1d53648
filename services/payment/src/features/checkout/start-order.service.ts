import { type Plan, priceIn } from '@burrow/billing';
import type { CheckoutStart, PaymentLink } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { CreateTransactionRequestBody, CurrencyCode, Transaction } from '@paddle/paddle-node-sdk';
import { isBuyingOff, isStandInKey, isTestKey, type PaymentSettings, standInPage } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { ClearEarlierService, type Earlier } from './clear-earlier.service.ts';
import { OrdersService, type Started } from './orders.service.ts';

/** What an order is of. */
export interface Ordered {
  readonly plan: Plan;
  readonly currency: string;
  readonly seats: number;
}

type Wanted = Pick<CreateTransactionRequestBody, 'items' | 'currencyCode' | 'customData'>;

export const providerDown = () =>
  new DomainError('payment/provider-down', 'The payment provider does not answer.', { retryAfter: 30 });

/** Begins an order of ours at the provider, and says where it is paid. */
@Injectable()
export class StartOrderService {
  readonly #logger = new Logger('Paddle');

  constructor(
    private readonly orders: OrdersService,
    private readonly paddle: PaddleClient,
    private readonly clearing: ClearEarlierService,
    @InjectSettings() private readonly settings: PaymentSettings,
  ) {}

  /**
   * Nothing is half bought: an order that the provider did not take is taken back.
   * @param earlier what was begun before, and must not be paid as well
   * @throws DomainError payment/provider-down, payment/being-paid, payment/price-differs
   */
  async start(order: string, ordered: Ordered, earlier: readonly Earlier[] = []): Promise<Started> {
    let reused: Earlier | null = null;
    try {
      if (isBuyingOff(this.settings))
        throw new DomainError('payment/buying-off', 'Nothing can be bought here yet.');
      const wanted = await this.#wantedOf(order, ordered);
      reused = await this.clearing.clear(earlier);
      const begun = await this.#ask(reused, wanted);
      this.#demandPrice(begun, ordered);
      const { id, checkout } = begun;
      if (!checkout?.url) throw providerDown();
      return await this.orders.start(order, { transaction: id, url: checkout.url }, reused?.id ?? null);
    } catch (error) {
      // The provider may have changed what was begun before, and not have said so: then it names this order.
      if (!reused) await this.orders.drop(order);
      throw error;
    }
  }

  async #wantedOf(order: string, { plan, currency, seats }: Ordered): Promise<Wanted> {
    const items = [{ priceId: await this.paddle.priceOf(plan.name), quantity: seats }];
    return { items, currencyCode: currency as CurrencyCode, customData: { order } };
  }

  /** Nobody is led to pay what they were not told: somebody has changed the price at the provider. */
  #demandPrice({ id, details, currencyCode }: Transaction, { plan, currency, seats }: Ordered): void {
    const price = priceIn(plan, currency);
    const { subtotal = '', total = '' } = details?.totals ?? {};
    const isSame =
      [subtotal, total].map(Number).includes(price.amount * seats) && currencyCode === price.currency;
    if (isSame) return;
    this.#logger.error(
      { plan: plan.name, transaction: id },
      'the provider has another price than the catalogue',
    );
    throw new DomainError('payment/price-differs', 'The price was just changed.');
  }

  #ask(reused: Earlier | null, wanted: Wanted): Promise<Transaction> {
    return this.paddle.ask(sdk =>
      reused ? sdk.transactions.update(reused.transaction, wanted) : sdk.transactions.create(wanted),
    );
  }

  /** Where it is paid, as calls say it. */
  answer({ transaction, url }: Started): CheckoutStart {
    const { url: page, client_token } = this.linkOf(transaction);
    const is_test = isTestKey(this.settings.PADDLE_API_KEY);
    return { transaction_id: transaction, url: page ?? url, client_token, is_test };
  }

  /** How a transaction is paid that a payment link leads to: in Paddle's form, or on the page of the stand-in. */
  linkOf(transaction: string): PaymentLink {
    const { PADDLE_API_KEY, PADDLE_CLIENT_TOKEN = null } = this.settings;
    const hasPage = PADDLE_CLIENT_TOKEN === null && isStandInKey(PADDLE_API_KEY);
    return {
      url: hasPage ? standInPage(this.settings, transaction) : null,
      client_token: PADDLE_CLIENT_TOKEN,
    };
  }
}
