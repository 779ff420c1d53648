import type { Metrics } from '@burrow/service-kit';
import type pg from 'pg';
import { COUNT_TOO_MUCH } from './compute.queries.ts';

/** Publishes of how many payments more went back than was paid: one is an alarm. */
export const watchRefunds = (metrics: Metrics, pool: pg.Pool): void =>
  metrics.gauge({
    name: 'payments_refunded_too_much',
    help: 'Payments of which more went back than was paid.',
    label: 'state',
    read: async () => ({ open: (await COUNT_TOO_MUCH.only(pool)).count }),
  });
