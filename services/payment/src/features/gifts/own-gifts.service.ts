import type { Gift } from '@burrow/contracts';
import { DomainError, InjectPool, inTransaction, Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { RefundEntity } from '../../database/entities/refund.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type pg from 'pg';
import { ComputeService } from '../../computed/compute.service.ts';
import { HOLD } from '../../facts/facts.queries.ts';
import { giftRefund, giftState } from '../../domain/gift.rules.ts';
import { REFUND_QUEUE } from '../refunds/index.ts';
import { GIFT, type GiftRow, PURCHASE_OF_GIFT } from './gifts.queries.ts';

const unknown = () => new DomainError('payment/unknown-purchase', 'There is no such gift.');

/** What buyers of gifts, who have no account, see and do: they know a gift by its secret id. */
@Injectable()
export class OwnGiftsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly computing: ComputeService,
    private readonly clock: ClockService,
    @InjectRepository(RefundEntity) private readonly refundRows: Repository<RefundEntity>,
  ) {}

  /** @throws DomainError payment/unknown-purchase */
  show(id: string): Promise<Gift> {
    return inTransaction(this.pool, async tx => this.#shown(tx, await this.#read(tx, id)));
  }

  /** Nobody waits for support: what may go back goes back at once. @throws DomainError payment/unknown-purchase, payment/not-refundable */
  giveBack(id: string): Promise<Gift> {
    return inTransaction(this.pool, async tx => {
      const purchase = (await PURCHASE_OF_GIFT.first(tx, [id]))?.id;
      if (!purchase) throw unknown();
      await HOLD.run(tx, [purchase]);
      const gift = await this.#read(tx, id);
      const refund = giftRefund(gift, await this.clock.now(tx));
      if (!refund)
        throw new DomainError('payment/not-refundable', 'This gift cannot be given back any more.');
      const { buyer, paid } = gift;
      const asked = {
        purchaseId: purchase,
        accountId: buyer,
        state: 'approved',
        reason: '',
        amount: paid,
      } as const;
      const { id: refundId } = await this.refundRows.save(
        this.refundRows.create({ ...asked, rule: refund.rule }),
      );
      await this.jobs.send(tx, REFUND_QUEUE, { id: refundId });
      await this.computing.compute(tx, { purchase });
      return this.#shown(tx, await this.#read(tx, id));
    });
  }

  async #read(tx: SqlRunner, id: string): Promise<GiftRow> {
    const gift = await GIFT.first(tx, [id]);
    if (!gift) throw unknown();
    return gift;
  }

  async #shown(tx: SqlRunner, gift: GiftRow): Promise<Gift> {
    const { plan: plan_name, seats } = gift;
    const refundable_until = giftRefund(gift, await this.clock.now(tx))?.until ?? null;
    return { plan_name, seats, state: giftState(gift), refundable_until };
  }
}
