import { Jobs } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Paddle } from '@paddle/paddle-node-sdk';
import { type Ending, ENDINGS_QUEUE } from './end-at-once.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { paidOf } from '../../provider/paid-of.ts';

/** Ends a subscription at the provider now, if it has not ended. */
export const endNow = (sdk: Paddle, id: string): Promise<void> => end(sdk, { id, withPeriod: false });

/** Whether what was paid last for a subscription, as the provider knows it, is back. */
async function isGivenBack(sdk: Paddle, id: string): Promise<boolean> {
  const paid = (await paidOf(sdk, null, id)).filter(one => one.periodEndsAt !== null);
  const latest = paid.toSorted(
    (one, other) => Date.parse(other.periodEndsAt ?? '') - Date.parse(one.periodEndsAt ?? ''),
  )[0];
  return latest !== undefined && latest.returned >= latest.paid;
}

async function end(sdk: Paddle, { id, withPeriod, ifGivenBack = false }: Ending): Promise<void> {
  const { status, scheduledChange } = await sdk.subscriptions.get(id);
  if (status === 'canceled' || (withPeriod && scheduledChange?.action === 'cancel')) return;
  if (ifGivenBack && !(await isGivenBack(sdk, id))) return;
  await sdk.subscriptions.cancel(id, { effectiveFrom: withPeriod ? 'next_billing_period' : 'immediately' });
}

/** Ends subscriptions that were refunded, or whose owners leave or are gone. */
@Injectable()
export class EndSubscriptionsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: Jobs,
    private readonly provider: PaddleClient,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.open(ENDINGS_QUEUE);
    await this.jobs.workOutside<Ending>(ENDINGS_QUEUE, 1, ending =>
      this.provider.ask(sdk => end(sdk, ending)),
    );
  }
}
