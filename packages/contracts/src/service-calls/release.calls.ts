import { CountedReleaseVisitorsSchema, CountReleaseVisitorsSchema } from '../release-visitors.schema.ts';
import { serviceCall } from './service-call.ts';

/** What gateways ask, so that all of them judge a release by the same visitors. */
export const RELEASE_CALLS = {
  /** Adds who was given a version, and for whom it failed; returns what all gateways have counted within a day. */
  countReleaseVisitors: serviceCall({
    service: 'account',
    path: '/internal/releases/visitors',
    callers: ['gateway'],
    body: CountReleaseVisitorsSchema,
    answer: CountedReleaseVisitorsSchema,
    idempotency: 'natural',
  }),
} as const;
