import type pg from 'pg';
import { stopwatch, timesOf } from '../metrics/counted.ts';

/** How many connections do something, do nothing, and how many callers wait for one. */
export interface PoolLoad extends Readonly<Record<string, number>> {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

const noteSeconds = timesOf({
  name: 'pool_wait_seconds',
  help: 'Time that callers wait for a connection to the database.',
  labels: [],
  buckets: [0.001, 0.01, 0.1, 0.5, 1, 5],
});

/** Measures how long somebody waits for a connection, also if they get none. */
export async function noteWait<Value>(connecting: Promise<Value>): Promise<Value> {
  const seconds = stopwatch();
  try {
    return await connecting;
  } finally {
    noteSeconds({}, seconds());
  }
}

/** Returns the load of the pool of a process, of which services have shares. */
export const loadOf = (pool: pg.Pool, shares: readonly { readonly callersWaiting: number }[]): PoolLoad => ({
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: shares.reduce((sum, share) => sum + share.callersWaiting, pool.waitingCount),
});
