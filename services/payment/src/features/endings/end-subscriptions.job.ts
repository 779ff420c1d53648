import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Paddle } from '@paddle/paddle-node-sdk';
import { PaddleClient } from '../../provider/paddle.client.ts';

/** The queue of subscriptions that end at once. */
export const ENDINGS_QUEUE = 'payment-endings';
/** At most an hour apart: two weeks. */
const TRIES = 300;

/** Ends a subscription at the provider, now and not with its period, once the transaction commits; tried for two weeks. */
export const endAtOnce = (jobs: Jobs, tx: SqlRunner, id: string): Promise<void> =>
  jobs.send(tx, ENDINGS_QUEUE, { id }, { retryLimit: TRIES });

async function end(sdk: Paddle, id: string): Promise<void> {
  const { status } = await sdk.subscriptions.get(id);
  if (status !== 'canceled') await sdk.subscriptions.cancel(id, { effectiveFrom: 'immediately' });
}

/** Ends subscriptions that were refunded, or whose owners are gone. */
@Injectable()
export class EndSubscriptionsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly provider: PaddleClient,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(ENDINGS_QUEUE);
    await this.jobs.workOutside<{ id: string }>(ENDINGS_QUEUE, 1, ({ id }) =>
      this.provider.ask(sdk => end(sdk, id)),
    );
  }
}
