import type pg from 'pg';
import type { Metrics } from '../metrics/metrics.ts';
import { PUT_OFF } from './events-put-off.queries.ts';

/** Counts the events that are put off because their service does not understand them (yet), by queue. */
export async function eventsPutOff(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ queue: string; events: number }>(PUT_OFF);
  return Object.fromEntries(rows.map(({ queue, events }) => [queue, events]));
}

/** Publishes how many events are put off because they are not understood: more than none means that a service has to be updated. */
export const watchEvents = (metrics: Metrics, pool: pg.Pool): void =>
  metrics.gauge({
    name: 'events_put_off',
    help: 'Events that are put off because their service does not understand them.',
    label: 'queue',
    read: () => eventsPutOff(pool),
  });
