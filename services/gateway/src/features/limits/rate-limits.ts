import rateLimit from '@fastify/rate-limit';
import { DomainError, type FastifyInstance, type FastifyRequest } from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';

const WINDOW_MS = 60_000;
const TRACKED = 20_000;

type RequestOfVisitor = FastifyRequest & { visitorId?: string };

/** Counts a request. @throws DomainError request/too-many */
export type RateLimit = (request: FastifyRequest) => Promise<void>;
export type VisitorRateLimit = (request: FastifyRequest, visitorId: string) => Promise<void>;

export interface RateLimits {
  readonly perAddress: RateLimit;
  readonly perVisitor: VisitorRateLimit;
}

/** Limits a minute: one for an address, one for a visitor. */
export async function useRateLimits(
  fastify: FastifyInstance,
  settings: GatewaySettings,
): Promise<RateLimits> {
  await fastify.register(rateLimit, { global: false, cache: TRACKED });
  const limit = (max: number, keyOf: (request: RequestOfVisitor) => string): RateLimit => {
    const count = fastify.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: keyOf });
    return async request => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new DomainError('request/too-many', 'Too many requests. Wait a little.', {
        retryAfter: result.ttlInSeconds,
      });
    };
  };
  const perVisitor = limit(settings.RATE_PER_VISITOR, request => request.visitorId ?? '');
  return {
    perAddress: limit(settings.RATE_PER_ADDRESS, request => request.ip),
    perVisitor: (request, visitorId) => perVisitor(Object.assign(request, { visitorId })),
  };
}
