import { CountedHeavyCallersSchema, CountHeavyCallersSchema } from '../heavy-callers.schema.ts';
import { serviceCall } from './service-call.ts';

/** What gateways ask, so that limits of calls hold over all of them. */
export const LIMIT_CALLS = {
  /** Adds calls of those who call much; returns how often they have called at all gateways within their minute. */
  countHeavyCallers: serviceCall({
    service: 'account',
    path: '/internal/limits/callers',
    callers: ['gateway'],
    body: CountHeavyCallersSchema,
    answer: CountedHeavyCallersSchema,
    idempotency: 'none',
  }),
} as const;
