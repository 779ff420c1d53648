import type { Jobs, SqlRunner } from '@burrow/service-kit';
import { SECOND } from './refunds.queries.ts';

/** The queue of subscriptions that were bought although another runs. */
export const SECOND_QUEUE = 'payment-second-subscriptions';

export interface Second {
  readonly account: string;
  /** The subscription that was paid later, and the one that ran. */
  readonly id: string;
  readonly earlier: string;
}

/** Looks into what seems to be a second subscription of the account of a purchase or subscription, once the transaction commits. */
export async function lookIntoSecond(
  jobs: Jobs,
  tx: SqlRunner,
  purchase: string | null,
  subscription: string | null,
): Promise<void> {
  const seconds = await SECOND.rows(tx, [purchase, subscription]);
  for (const second of seconds) await jobs.send(tx, SECOND_QUEUE, second);
}
