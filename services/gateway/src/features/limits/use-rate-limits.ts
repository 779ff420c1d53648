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

/** Counts a call by a visitor, or by an unknown browser. @throws DomainError request/too-many */
export type RateLimit = (request: FastifyRequest, visitorId: string | undefined) => Promise<void>;

/**
 * Limits calls per minute. A browser with our signed cookie has its own limit. An address has one for all of its
 * browsers, generous enough for a school, and a tight one for those without a cookie, so that it catches a client that
 * throws its cookies away. Networks of schools have no limits by address.
 */
export async function useRateLimits(fastify: FastifyInstance, settings: GatewaySettings): Promise<RateLimit> {
  await fastify.register(rateLimit, { global: false, cache: TRACKED });
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
  const perVisitor = limit(settings.RATE_PER_VISITOR, request => request.visitorId ?? '');
  const perAddress = limit(settings.RATE_PER_ADDRESS, networkOf);
  const withoutCookie = limit(settings.RATE_WITHOUT_COOKIE, networkOf);
  const isSchool = networksOf(settings.SCHOOL_NETWORKS);
  return async (request, visitorId) => {
    if (visitorId) await perVisitor(Object.assign(request, { visitorId }));
    if (isSchool(request.ip)) return;
    if (!visitorId) await withoutCookie(request);
    await perAddress(request);
  };
}
