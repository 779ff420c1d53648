import type pg from 'pg';
import { QUEUE_STATES } from './queue-states.queries.ts';

/** How many jobs of a queue there are. */
export interface QueueState {
  readonly queue: string;
  /** Wait for their turn only. */
  readonly due: number;
  /** Wait for a time: their next try, for instance. */
  readonly later: number;
  readonly running: number;
  /** Were tried as often as allowed. They are deleted a day later. */
  readonly failed: number;
  /** Since when the oldest of those that are due is; null if none is. */
  readonly oldest: Date | null;
}

/** Returns the state of each queue. @throws if the queues were never opened */
export async function queueStates(pool: pg.Pool): Promise<QueueState[]> {
  return (await pool.query<QueueState>(QUEUE_STATES)).rows;
}
