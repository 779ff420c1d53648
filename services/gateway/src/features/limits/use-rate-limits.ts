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

/** Counts a call of a visitor, or of a browser that is not known. @throws DomainError request/too-many */
export type RateLimit = (request: FastifyRequest, visitorId: string | undefined) => Promise<void>;

/**
 * Calls a minute. A browser with our signed cookie has a limit of its own; an address one for all of its
 * browsers, wide enough for a school, and a narrow one for those without a cookie, so that a client which
 * throws its cookies away is held there. Networks of schools have no limits of an address.
 */
export async function useRateLimits(fastify: FastifyInstance, settings: GatewaySettings): Promise<RateLimit> {
  await fastify.register(rateLimit, { global: false, cache: TRACKED });
  const limit = (max: number, keyOf: (request: RequestOfVisitor) => string) => {
    const count = fastify.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: keyOf });
    return async (request: RequestOfVisitor): Promise<void> => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new DomainError('request/too-many', 'Too many requests. Wait a little.', {
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
