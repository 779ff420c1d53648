import type pg from 'pg';
import type { Metrics } from '../metrics/metrics.ts';

const PUT_OFF = `
  select name as queue, count(*)::int as events from jobs.job
  where state < 'active' and name like 'events-%' and data ? 'putOff' group by name`;

/** Counts the events that wait since their service does not understand them (yet), by queue. */
export async function eventsPutOff(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ queue: string; events: number }>(PUT_OFF);
  return Object.fromEntries(rows.map(({ queue, events }) => [queue, events]));
}

/** Shows at each scrape how many events wait that are not understood: more than none asks for a newer service. */
export const watchEvents = (metrics: Metrics, pool: pg.Pool): void =>
  metrics.gauge({
    name: 'events_put_off',
    help: 'Events that wait since their service does not understand them.',
    label: 'queue',
    read: () => eventsPutOff(pool),
  });
