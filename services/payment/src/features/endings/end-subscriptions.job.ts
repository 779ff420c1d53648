import { Jobs, type SqlRunner } from '@burrow/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Paddle } from '@paddle/paddle-node-sdk';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { paidOf } from '../../provider/paid-of.ts';

/** The queue of subscriptions that end. */
export const ENDINGS_QUEUE = 'payment-endings';
/** At most an hour apart: two weeks. */
const TRIES = 300;

interface Ending {
  readonly id: string;
  /** Whether what is paid still runs to its end. */
  readonly withPeriod: boolean;
  /** Whether it ends only if the provider too says that its latest payment went back: a later one may not be told yet. */
  readonly ifGivenBack?: boolean;
}

const send = (jobs: Jobs, tx: SqlRunner, ending: Ending): Promise<void> =>
  jobs.send(tx, ENDINGS_QUEUE, ending, { retryLimit: TRIES });

/** Ends a subscription at the provider, now and not with its period, once the transaction commits; tried for two weeks. */
export const endAtOnce = (jobs: Jobs, tx: SqlRunner, id: string): Promise<void> =>
  send(jobs, tx, { id, withPeriod: false });

/** Ends it now if what pays for it went back, likewise. */
export const endIfGivenBack = (jobs: Jobs, tx: SqlRunner, id: string): Promise<void> =>
  send(jobs, tx, { id, withPeriod: false, ifGivenBack: true });

/** Ends it with the period that is paid, likewise. */
export const endWithPeriod = (jobs: Jobs, tx: SqlRunner, id: string): Promise<void> =>
  send(jobs, tx, { id, withPeriod: true });

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
