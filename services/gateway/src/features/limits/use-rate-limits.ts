import rateLimit from '@fastify/rate-limit';
import {
  clientNetwork,
  DomainError,
  type FastifyInstance,
  type FastifyRequest,
  type Logger,
  networksOf,
} from '@burrow/service-kit';
import type { GatewaySettings } from '../../config/env.ts';
import { type LimitsClient, SharedLimits } from './shared-limits.ts';

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
 * throws its cookies away. Networks of schools have no limits by address. Each limit holds at this gateway exactly, and over
 * all of them nearly: see SharedLimits.
 * @param counting by which gateways count together
 */
export async function useRateLimits(
  fastify: FastifyInstance,
  settings: GatewaySettings,
  counting: { readonly client: LimitsClient; readonly logger: Logger },
): Promise<RateLimits> {
  const shared = new SharedLimits(counting.client, settings.COOKIE_SECRET, counting.logger);
  fastify.addHook('onClose', () => shared.close());
  await fastify.register(rateLimit, { global: false, cache: TRACKED });
  const isSchool = networksOf(settings.SCHOOL_NETWORKS);
  const calls = {
    perVisitor: settings.RATE_PER_VISITOR,
    perAddress: settings.RATE_PER_ADDRESS,
    withoutCookie: settings.RATE_WITHOUT_COOKIE,
  };
  const parts = { fastify, shared, isSchool };
  return { calls: limitBy('calls', calls, parts), reports: limitBy('reports', REPORTS, parts) };
}

interface LimitParts {
  readonly fastify: FastifyInstance;
  readonly shared: SharedLimits;
  readonly isSchool: (address: string) => boolean;
}

function limitBy(name: string, limits: Limits, { fastify, shared, isSchool }: LimitParts): RateLimit {
  const limit = (of: keyof Limits, keyOf: (request: RequestOfVisitor) => string) => {
    const max = limits[of];
    const count = fastify.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: keyOf });
    const ofAll = shared.limit(`${name} ${of}`, max);
    return async (request: RequestOfVisitor): Promise<void> => {
      const result = await count(request);
      if (result.isAllowed) return;
      const wait = ofAll.waitOf(result.key);
      if (result.isExceeded || wait > 0)
        throw new DomainError('request/too-many', 'Too many requests. Wait a while.', {
          retryAfter: Math.max(result.isExceeded ? result.ttlInSeconds : 0, Math.ceil(wait / 1_000)),
        });
      ofAll.count(result.key, max - result.remaining);
    };
  };
  const networkOf = (request: FastifyRequest): string => clientNetwork(request.ip);
  const perVisitor = limit('perVisitor', request => request.visitorId ?? '');
  const perAddress = limit('perAddress', networkOf);
  const withoutCookie = limit('withoutCookie', networkOf);
  return async (request, visitorId) => {
    if (visitorId) await perVisitor(Object.assign(request, { visitorId }));
    if (isSchool(request.ip)) return;
    if (!visitorId) await withoutCookie(request);
    await perAddress(request);
  };
}
