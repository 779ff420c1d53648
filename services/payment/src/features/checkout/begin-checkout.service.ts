import { planOf } from '@burrow/billing';
import type { Checkout, CheckoutStart } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ownerOf } from '../../accounts/owner.rules.ts';
import { OrdersService, type Wish } from './orders.service.ts';
import { providerDown, StartOrderService } from './start-order.service.ts';

/** How long tabs that want different plans at the same moment wait for each other. */
const PATIENCE_MS = 12_000;

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
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until;) {
      const { id, isWanted, isOurs, started, earlier } = await this.orders.claim(wish);
      if (started) return this.starting.answer(started);
      const ours = isOurs
        ? await this.starting.start(id, { ...wish, seats: 1 }, earlier)
        : await this.orders.wait(id);
      if (isWanted && ours) return this.starting.answer(ours);
    }
    throw providerDown();
  }

  private wishOf(identity: Identity, body: Checkout): Wish {
    const plan = planOf(body.plan_name);
    if (!plan) throw new DomainError('payment/unknown-plan', 'There is no such plan.');
    const owner = ownerOf(identity);
    if (!owner || (plan.audience === 'organization') !== (owner.kind === 'organization'))
      throw new DomainError('payment/not-your-plan', 'This plan is for others.');
    const studentId = plan.billing === 'once' ? (body.student_id ?? null) : null;
    return { owner, plan, currency: body.currency, studentId };
  }
}
