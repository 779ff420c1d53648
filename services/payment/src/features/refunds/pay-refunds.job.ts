import { InjectPool, inTransaction, Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RefundEntity } from '../../database/entities/refund.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type pg from 'pg';
import { IsNull, type Repository } from 'typeorm';
import { ComputeService } from '../../computed/compute.service.ts';
import { partsOf } from '../../domain/contract-refund.rules.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { paidOf } from '../../provider/paid-of.ts';
import { refundBodyOf } from '../../provider/paid-transaction.rules.ts';
import { endNow } from '../endings/index.ts';
import { KEEP_PART, TO_PAY, type ToPayRow } from './refunds.queries.ts';

/** The queue of refunds that were approved. */
export const REFUND_QUEUE = 'payment-refunds';

interface PaidPart {
  readonly purchase: string;
  readonly adjustment: string;
}

/**
 * Has approved refunds paid by the provider, of all payments of the contract that the provider knows, told to us or not. A
 * subscription ends first: nothing is charged any more, and the provider changes none of which a refund is pending.
 */
@Injectable()
export class PayRefundsJob implements OnApplicationBootstrap {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly provider: PaddleClient,
    private readonly computing: ComputeService,
    @InjectRepository(RefundEntity) private readonly refundRows: Repository<RefundEntity>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(REFUND_QUEUE);
    await this.jobs.workOutside<{ id: string }>(REFUND_QUEUE, 1, ({ id }) => this.pay(id));
  }

  private async pay(id: string): Promise<void> {
    const refund = await TO_PAY.first(this.pool, [id]);
    if (!refund) return;
    const { subscription } = refund;
    if (subscription) await this.provider.ask(sdk => endNow(sdk, subscription));
    const parts = await this.askForAll(refund);
    await inTransaction(this.pool, async tx => {
      for (const { purchase, adjustment } of parts) await KEEP_PART.run(tx, [id, purchase, adjustment]);
      // For releases that know one part only. Of which nothing was left, it was paid otherwise.
      if (parts[0])
        await this.refundRows.update({ id, adjustment: IsNull() }, { adjustment: parts[0].adjustment });
      else await this.refundRows.update({ id, state: 'approved' }, { state: 'paid' });
      // The provider may have said meanwhile that it is paid.
      for (const purchase of new Set([refund.purchase, ...parts.map(one => one.purchase)]))
        await this.computing.compute(tx, { purchase });
    });
  }

  /** Asks for what goes back of each payment, once: what an earlier attempt asked for is found again. */
  private async askForAll({ purchase, subscription, rule, requestedAt }: ToPayRow): Promise<PaidPart[]> {
    const paid = await this.provider.ask(sdk => paidOf(sdk, purchase, subscription));
    const by = subscription ? rule : 'withdrawal';
    const meant = new Set(
      partsOf(
        paid.map(one => ({ ...one, returned: 0 })),
        by,
        requestedAt,
      ).map(({ id }) => id),
    );
    const parts: PaidPart[] = [];
    for (const { id, asked } of paid)
      if (asked && meant.has(id)) parts.push({ purchase: id, adjustment: asked });
    for (const part of partsOf(paid, by, requestedAt)) {
      const transaction = paid.find(({ id }) => id === part.id);
      if (!transaction) continue;
      const body = refundBodyOf(transaction, part);
      const adjustment = await this.provider.ask(sdk => sdk.adjustments.create(body));
      parts.push({ purchase: part.id, adjustment: adjustment.id });
    }
    return [...new Map(parts.map(part => [part.purchase, part])).values()];
  }
}
