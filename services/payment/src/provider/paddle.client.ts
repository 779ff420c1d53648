import { planOf } from '@burrow/billing';
import { DomainError } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ApiError, Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import { isStandInKey, isTestKey, type PaymentSettings, STAND_IN } from '../config/env.ts';
import { InjectSettings } from '../config/settings.module.ts';
import { named } from './named.rules.ts';

const TIMEOUT_MS = 8_000;
const HOUR_MS = 3_600_000;

const down = () =>
  new DomainError('payment/provider-down', 'The payment provider does not answer.', { retryAfter: 30 });

/** The SDK takes the address of anything that it does not know by name. */
const environmentOf = ({ PADDLE_API_KEY, PADDLE_URL = STAND_IN }: PaymentSettings): Environment =>
  isStandInKey(PADDLE_API_KEY)
    ? (PADDLE_URL as Environment)
    : isTestKey(PADDLE_API_KEY)
      ? Environment.sandbox
      : Environment.production;

/** Asks the payment provider through its SDK. */
@Injectable()
export class PaddleClient {
  private readonly sdk: Paddle;
  private readonly logger = new Logger('Paddle');
  private prices: { readonly byPlan: ReadonlyMap<string, string>; readonly until: number } | undefined;

  constructor(@InjectSettings() settings: PaymentSettings) {
    const environment = environmentOf(settings);
    this.sdk = new Paddle(settings.PADDLE_API_KEY, { environment, logLevel: LogLevel.none });
  }

  /**
   * Asks the provider. A card that it declines, and what else it refuses, is told as that; whatever else goes wrong is logged, and nothing of it told.
   * @throws DomainError payment/provider-down, payment/provider-refused with its code, payment/declined, payment/renews-now
   */
  async ask<Value>(question: (sdk: Paddle) => Promise<Value>): Promise<Value> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    let call: string | null = null;
    const sdk = named(this.sdk, name => {
      call = name;
    });
    const timer = setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS);
    try {
      return await Promise.race([question(sdk), late]);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'subscription_payment_declined')
        throw new DomainError('payment/declined', 'The card was declined.');
      if (code === 'subscription_locked_renewal')
        throw new DomainError('payment/renews-now', 'It renews within half an hour.', { retryAfter: 1_800 });
      this.logger.warn(
        { fault: code, call, err: code === null ? error : undefined },
        'the provider did not do what it was asked',
      );
      // Who is refused what they ask for now is refused it in a minute too, unless they ask too often.
      if (error instanceof ApiError && error.type === 'request_error' && code !== 'too_many_requests')
        throw new DomainError('payment/provider-refused', 'The payment provider refuses this.', {
          params: { code: error.code },
        });
      throw down();
    } finally {
      clearTimeout(timer);
    }
  }

  /** The provider's price of a plan, which it knows by the plan's name. */
  async priceOf(plan: string): Promise<string> {
    const found = (await this.pricesByPlan()).get(plan);
    if (found) return found;
    this.logger.error({ plan }, 'the provider has no price with this plan in its custom data');
    throw down();
  }

  private async pricesByPlan(): Promise<ReadonlyMap<string, string>> {
    if (this.prices && this.prices.until > Date.now()) return this.prices.byPlan;
    const byPlan = await this.ask(async sdk => {
      const found = new Map<string, string>();
      for await (const { id, customData } of sdk.prices.list({ status: ['active'] })) {
        const plan = (customData as { plan?: unknown } | null)?.plan;
        if (typeof plan === 'string' && planOf(plan)) found.set(plan, id);
      }
      return found;
    });
    this.prices = { byPlan, until: Date.now() + HOUR_MS };
    return byPlan;
  }
}
