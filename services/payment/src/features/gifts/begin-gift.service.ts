import { planOf, priceIn } from '@burrow/billing';
import type { GiftOrder, GiftStart } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool, inTransaction } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { GiftEntity } from '../../database/entities/gift.entity.ts';
import { OrderEntity } from '../../database/entities/order.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type pg from 'pg';
import { StartOrderService } from '../checkout/index.ts';
import { GiftBrakeService } from './gift-brake.service.ts';
import { ADD_BUYER } from './gifts.queries.ts';

/** Begins the purchase of a gift. Its buyer needs no account, so nobody knows later whose the ledger's account was. */
@Injectable()
export class BeginGiftService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly starting: StartOrderService,
    private readonly brake: GiftBrakeService,
    @InjectRepository(OrderEntity) private readonly orderRows: Repository<OrderEntity>,
    @InjectRepository(GiftEntity) private readonly giftRows: Repository<GiftEntity>,
  ) {}

  /** @throws DomainError auth/forbidden for a child, payment/unknown-plan, payment/not-your-plan, payment/provider-down, auth/too-many-attempts */
  async begin({ role, address }: Identity, body: GiftOrder): Promise<GiftStart> {
    if (role === 'student') throw new DomainError('auth/forbidden', 'Children buy nothing.');
    const plan = planOf(body.plan_name);
    if (!plan) throw new DomainError('payment/unknown-plan', 'There is no such plan.');
    if (plan.opens.kind !== 'course')
      throw new DomainError('payment/not-your-plan', 'Only courses are given as gifts.');
    await this.brake.take(address);
    const { amount, currency } = priceIn(plan, body.currency);
    const { seats, email, language } = body;
    const order = await inTransaction(this.pool, async tx => {
      const buyer = await ADD_BUYER.first(tx);
      if (!buyer) throw new Error('the buyer was not made');
      const wanted = { accountId: buyer.id, plan: plan.name, amount: amount * seats, currency, seats };
      const { id } = await this.orderRows.save(this.orderRows.create(wanted));
      await this.giftRows.insert({ id, email, language });
      return id;
    });
    const started = await this.starting.start(order, { plan, currency, seats });
    return { ...this.starting.answer(started), gift_id: order };
  }
}
