import { InjectPool, inTransaction, Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Paddle } from '@paddle/paddle-node-sdk';
import type pg from 'pg';
import { ComputeService } from '../../computed/compute.service.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { endAtOnce } from '../endings/index.ts';
import { KEEP_ADJUSTMENT, TO_PAY } from './refunds.queries.ts';

/** The queue of refunds that were approved. */
export const REFUND_QUEUE = 'payment-refunds';

/** Asks the provider for what goes back, once: what an earlier attempt asked for is found again. */
async function adjustmentOf(sdk: Paddle, transactionId: string): Promise<string> {
  for await (const one of sdk.adjustments.list({ transactionId: [transactionId] }))
    if (one.transactionId === transactionId && one.action === 'refund' && one.status !== 'rejected')
      return one.id;
  const reason = 'asked for by the buyer';
  return (await sdk.adjustments.create({ action: 'refund', type: 'full', transactionId, reason })).id;
}

/** Has approved refunds paid by the provider. A refunded subscription ends at once. */
@Injectable()
export class PayRefundsJob implements OnApplicationBootstrap {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly provider: PaddleClient,
    private readonly computing: ComputeService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(REFUND_QUEUE);
    await this.jobs.workOutside<{ id: string }>(REFUND_QUEUE, 1, ({ id }) => this.pay(id));
  }

  private async pay(id: string): Promise<void> {
    const { rows } = await this.pool.query<{ purchase: string; subscription: string | null }>(TO_PAY, [id]);
    const [refund] = rows;
    if (!refund) return;
    const { purchase, subscription } = refund;
    const adjustment = await this.provider.ask(sdk => adjustmentOf(sdk, purchase));
    await inTransaction(this.pool, async tx => {
      await tx.query(KEEP_ADJUSTMENT, [id, adjustment]);
      if (subscription) await endAtOnce(this.jobs, tx, subscription);
      // The provider may have said meanwhile that it is paid.
      await this.computing.compute(tx, { purchase });
    });
  }
}
