import type { Metrics } from '@burrow/service-kit';
import type pg from 'pg';
import { WRONG_THIS_HOUR } from './code-alarm.queries.ts';

/** Publishes how many codes of classes were wrong in this hour, over all networks: many mean that they are guessed. */
export const watchCodes = (metrics: Metrics, pool: pg.Pool): void =>
  metrics.gauge({
    name: 'class_codes_wrong',
    help: 'Wrong codes of classes in this hour, over all networks.',
    label: 'hour',
    read: async () => ({ this: (await WRONG_THIS_HOUR.rows(pool))[0]?.wrong ?? 0 }),
  });
