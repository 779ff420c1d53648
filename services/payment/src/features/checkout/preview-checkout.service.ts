import { countryOf, type Money, monthsOf, parseMoney, type Plan, planOf } from '@burrow/billing';
import type { CheckoutPreview, PreviewQuery } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type { CountryCode, CurrencyCode } from '@paddle/paddle-node-sdk';
import { ClockService } from '../../clock/clock.service.ts';
import { isBuyingOff, type PaymentSettings } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { monthsLater } from '../../domain/period.rules.ts';

function readMoney(amount: string, currency: string): Money {
  const money = parseMoney(amount, currency);
  if (!money) throw new Error('the provider wrote no amount');
  return money;
}

function nextCharge(plan: Plan, money: Money, now: Date): CheckoutPreview['next_charge'] {
  if (plan.billing === 'once') return null;
  return { money, at: monthsLater(now, monthsOf(plan)).toISOString() };
}

/** Says what a plan costs in a country, as the provider counts it: which the reader says, else where they seem to be. */
@Injectable()
export class PreviewCheckoutService {
  constructor(
    private readonly paddle: PaddleClient,
    private readonly clock: ClockService,
    @InjectSettings() private readonly settings: PaymentSettings,
  ) {}

  /** @throws DomainError payment/unknown-plan, payment/provider-down */
  async preview(identity: Pick<Identity, 'country'>, query: PreviewQuery): Promise<CheckoutPreview> {
    if (isBuyingOff(this.settings))
      throw new DomainError('payment/buying-off', 'Nothing can be bought here yet.');
    const plan = planOf(query.plan_name);
    if (!plan) throw new DomainError('payment/unknown-plan', 'There is no such plan.');
    const country = countryOf(query.country) ?? countryOf(identity.country);
    const priceId = await this.paddle.priceOf(plan.name);
    const { currencyCode, details } = await this.paddle.ask(sdk =>
      sdk.transactions.preview({
        items: [{ priceId, quantity: query.seats }],
        currencyCode: query.currency as CurrencyCode,
        ...(country && { address: { countryCode: country as CountryCode } }),
      }),
    );
    const [subtotal, tax, total] = [details.totals.subtotal, details.totals.tax, details.totals.total].map(
      amount => readMoney(amount, currencyCode),
    ) as [Money, Money, Money];
    const is_tax_known = country !== null;
    const next_charge = nextCharge(plan, total, await this.clock.now());
    return { plan_name: plan.name, subtotal, tax, total, is_tax_known, next_charge };
  }
}
