import rateLimit from '@fastify/rate-limit';
import {
  clientNetwork,
  DomainError,
  type FastifyInstance,
  type FastifyRequest,
  networksOf,
} from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';

const WINDOW_MS = 60_000;
const TRACKED = 20_000;

type RequestOfVisitor = FastifyRequest & { visitorId?: string | undefined };

/** How many calls per minute. */
interface Limits {
  readonly perVisitor: number;
  readonly perAddress: number;
  readonly withoutCookie: number;
}

/** A page reports a part once: these are for classes whose thirty pages fail at the same time. */
const REPORTS: Limits = { perVisitor: 10, perAddress: 600, withoutCookie: 20 };

/** The limit of calls, and the tighter one of what pages report. */
export interface RateLimits {
  readonly calls: RateLimit;
  readonly reports: RateLimit;
}

/** Counts a call by a visitor, or by an unknown browser. @throws DomainError request/too-many */
export type RateLimit = (request: FastifyRequest, visitorId: string | undefined) => Promise<void>;

/**
 * Limits calls per minute. A browser with our signed cookie has its own limit. An address has one for all of its
 * browsers, generous enough for a school, and a tight one for those without a cookie, so that it catches a client that
 * throws its cookies away. Networks of schools have no limits by address.
 */
export async function useRateLimits(
  fastify: FastifyInstance,
  settings: GatewaySettings,
): Promise<RateLimits> {
  await fastify.register(rateLimit, { global: false, cache: TRACKED });
  const isSchool = networksOf(settings.SCHOOL_NETWORKS);
  const calls = {
    perVisitor: settings.RATE_PER_VISITOR,
    perAddress: settings.RATE_PER_ADDRESS,
    withoutCookie: settings.RATE_WITHOUT_COOKIE,
  };
  return { calls: limitBy(fastify, calls, isSchool), reports: limitBy(fastify, REPORTS, isSchool) };
}

function limitBy(
  fastify: FastifyInstance,
  limits: Limits,
  isSchool: (address: string) => boolean,
): RateLimit {
  const limit = (max: number, keyOf: (request: RequestOfVisitor) => string) => {
    const count = fastify.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: keyOf });
    return async (request: RequestOfVisitor): Promise<void> => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new DomainError('request/too-many', 'Too many requests. Wait a while.', {
        retryAfter: result.ttlInSeconds,
      });
    };
  };
  const networkOf = (request: FastifyRequest): string => clientNetwork(request.ip);
  const perVisitor = limit(limits.perVisitor, request => request.visitorId ?? '');
  const perAddress = limit(limits.perAddress, networkOf);
  const withoutCookie = limit(limits.withoutCookie, networkOf);
  return async (request, visitorId) => {
    if (visitorId) await perVisitor(Object.assign(request, { visitorId }));
    if (isSchool(request.ip)) return;
    if (!visitorId) await withoutCookie(request);
    await perAddress(request);
  };
}
