import type { Jobs, SqlRunner } from '@burrow/service-kit';

/** The queue of subscriptions that end. */
export const ENDINGS_QUEUE = 'payment-endings';
/** At most an hour apart: two weeks. */
const TRIES = 300;

export interface Ending {
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
