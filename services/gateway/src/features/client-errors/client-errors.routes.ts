import { ClientErrorSchema, type Endpoint, ENDPOINTS } from '@burrow/contracts';
import { BODY_LIMIT, type FastifyInstance, invalidRequest, type Metrics } from '@burrow/service-kit';
import type { Callers } from '../callers/index.ts';
import type { RateLimit } from '../limits/index.ts';
import type { Releases } from '../releases/index.ts';
import { demandOwnPage } from '../security/index.ts';
import { refuseOtherMethods } from '../upstreams/index.ts';
import type { Visits } from '../visits/index.ts';

export interface ClientErrorParts {
  readonly callers: Callers;
  readonly releases: Releases;
  readonly visits: Visits;
  readonly limit: RateLimit;
  readonly cookieSecret: string;
  readonly metrics: Metrics | undefined;
}

/** What nobody gets (any more) is counted together: whoever reports it chooses the words. */
const OTHER = { remote: 'other', version: 'other' };

/** Takes what pages report of parts that failed. It becomes numbers; nothing is stored. */
export function useClientErrorRoutes(fastify: FastifyInstance, parts: ClientErrorParts): void {
  const { callers, releases, visits, limit, cookieSecret, metrics } = parts;
  const endpoint: Endpoint = ENDPOINTS.reportClientError;
  const count = metrics?.counter(
    'client_errors_total',
    'Parts that failed in a page, by version and by what happened.',
    ['remote', 'version', 'code'],
  );
  fastify.post(endpoint.path, { bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const visitor = callers.visitors.known(request);
    await limit(request, visitor);
    demandOwnPage(request, endpoint, visitor, cookieSecret);
    const { data: report, error } = ClientErrorSchema.safeParse(request.body);
    if (!report) throw invalidRequest(error.issues);
    const { remote, version, code, browser } = report;
    const isKnown = await releases.isGiven(remote, version);
    count?.({ ...(isKnown ? { remote, version } : OTHER), code });
    if (!isKnown) return { done: true };
    request.log.info({ remote, version, code, browser }, 'a part failed in a page');
    const who = await visits.visitorOf(request, visitor);
    releases.canaries?.failed({ name: remote, version }, who, request.ip);
    return { done: true };
  });
  refuseOtherMethods(fastify, endpoint.path, [endpoint]);
}
