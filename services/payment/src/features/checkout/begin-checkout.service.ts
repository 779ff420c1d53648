import { planOf } from '@burrow/billing';
import type { Checkout, CheckoutStart } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ownerOf } from '../../accounts/owner.rules.ts';
import { OrdersService, type Wish } from './orders.service.ts';
import { providerDown, StartOrderService } from './start-order.service.ts';

/** Begins a purchase: an order of ours, and the provider's transaction in which it is paid. */
@Injectable()
export class BeginCheckoutService {
  constructor(
    private readonly orders: OrdersService,
    private readonly starting: StartOrderService,
  ) {}

  /** @throws DomainError payment/unknown-plan, payment/not-your-plan, payment/provider-down, and what OrdersService.claim throws */
  async begin(identity: Identity, body: Checkout): Promise<CheckoutStart> {
    const wish = this.wishOf(identity, body);
    const claim = await this.orders.claim(wish);
    const { started } = claim;
    if (started) return this.starting.answer(started);
    const ours = claim.isOurs
      ? await this.starting.start(claim.id, { ...wish, seats: 1 })
      : await this.orders.wait(claim.id);
    if (!ours) throw providerDown();
    return this.starting.answer(ours);
  }

  private wishOf(identity: Identity, body: Checkout): Wish {
    const plan = planOf(body.plan_name);
    if (!plan) throw new DomainError('payment/unknown-plan', 'There is no such plan.');
    const owner = ownerOf(identity);
    if (!owner || (plan.audience === 'organization') !== (owner.kind === 'organization'))
      throw new DomainError('payment/not-your-plan', 'This plan is for others.');
    const studentId = plan.billing === 'once' ? (body.student_id ?? null) : null;
    return { owner, plan, currency: body.currency, studentId, earlyStart: body.early_start };
  }
}
