import type { Database } from '../database/database.ts';
import { watchEvents } from '../events/events-put-off.ts';
import { type QueueState, queueStates } from '../jobs/queue-states.ts';
import type { Metrics } from './metrics.ts';

/** Returns a function that asks once for all who ask at the same time. */
function askedTogether<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asking: Promise<Value> | undefined;
  return () =>
    (asking ??= ask().finally(() => {
      asking = undefined;
    }));
}

const ageOf = ({ oldest }: QueueState): number =>
  oldest === null ? 0 : Math.max(0, (Date.now() - oldest.getTime()) / 1_000);

const OF_QUEUES: readonly (readonly [string, string, (state: QueueState) => number])[] = [
  ['queue_due', 'Jobs that wait for nothing but their turn.', ({ due }) => due],
  ['queue_later', 'Jobs that wait for a time, such as that of their next try.', ({ later }) => later],
  ['queue_running', 'Jobs that are being done.', ({ running }) => running],
  ['queue_failed', 'Jobs that failed for good within a day: npm run jobs.', ({ failed }) => failed],
  ['queue_oldest_seconds', 'For how long the oldest job that is due has been so.', ageOf],
];

function watchQueues(metrics: Metrics, { pool }: Database): void {
  const states = askedTogether(() => queueStates(pool));
  for (const [name, help, of] of OF_QUEUES) {
    const read = async () => Object.fromEntries((await states()).map(state => [state.queue, of(state)]));
    metrics.gauge({ name, help, label: 'queue', read });
  }
}

/** Publishes how a database is: its pool, its queues, and the events that nobody understands. */
export function watchDatabase(metrics: Metrics, database: Database): void {
  // First, so that what the others ask does not wait when this is read.
  metrics.gauge({
    name: 'pool_connections',
    help: 'Connections of this process that are busy or idle, and callers that wait for one.',
    label: 'state',
    read: async () => database.load(),
  });
  watchEvents(metrics, database.pool);
  watchQueues(metrics, database);
}
