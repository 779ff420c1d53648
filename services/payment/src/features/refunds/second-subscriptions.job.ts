import { InjectPool, inTransaction, Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Paddle } from '@paddle/paddle-node-sdk';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { REFUND_QUEUE } from './pay-refunds.job.ts';
import { type Second, SECOND_QUEUE } from './look-into-second.ts';
import { GIVE_SECOND_BACK } from './refunds.queries.ts';
import { runBoth } from './second-subscription.rules.ts';

/** Whether both run at the provider: of which end we are not told yet, we do not know. */
async function doBothRun(sdk: Paddle, { id, earlier }: Second): Promise<boolean> {
  const [one, other] = [await sdk.subscriptions.get(id), await sdk.subscriptions.get(earlier)];
  return runBoth(one.status, other.status);
}

/** Of two running subscriptions of one payer the later is cancelled and paid back whole, and its payer told, within the minute. */
@Injectable()
export class SecondSubscriptionsJob implements OnApplicationBootstrap {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
    private readonly provider: PaddleClient,
    private readonly accounts: AccountsService,
    private readonly computing: ComputeService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(SECOND_QUEUE);
    await this.jobs.workOutside<Second>(SECOND_QUEUE, 1, second => this.giveBack(second));
  }

  private async giveBack(second: Second): Promise<void> {
    if (!(await this.provider.ask(sdk => doBothRun(sdk, second)))) return;
    await inTransaction(this.pool, async tx => {
      await this.accounts.hold(tx, second.account);
      const [refund]: { id: string; purchase: string }[] = await GIVE_SECOND_BACK.rows(tx, [second.id]);
      if (!refund) return;
      await this.jobs.send(tx, REFUND_QUEUE, { id: refund.id });
      await this.computing.compute(tx, { purchase: refund.purchase });
    });
  }
}
