import { ENDPOINTS, type Endpoint, type ServiceName } from '@burrow/contracts';
import {
  BODY_LIMIT,
  DomainError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  routePath,
} from '@burrow/service-kit';
import type { RateLimits } from '../limits/rate-limits.ts';
import { isCrossSite } from '../security/cross-site.rules.ts';
import { ownOrigin } from '../security/security-headers.ts';
import type { Visitors } from '../visitors/visitors.ts';
import type { Upstream } from './upstream.ts';

export type Upstreams = Readonly<Record<ServiceName, Upstream>>;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

function refuseLargeBody(request: FastifyRequest, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    throw new DomainError('request/too-large', `The body has more than ${limit} bytes.`);
  }
}

function forwardTo(upstream: Upstream, endpoint: Endpoint, visitors: Visitors, limits: RateLimits) {
  const bodyLimit = endpoint.bodyLimit ?? BODY_LIMIT;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.raw.setHeader('cache-control', 'no-store');
    await limits.perAddress(request);
    if (isCrossSite(request.method, request.headers, ownOrigin(request))) {
      throw new DomainError('request/cross-site', 'This request must come from this site.');
    }
    refuseLargeBody(request, bodyLimit);
    const known = visitors.known(request);
    if (known) await limits.perVisitor(request, known);
    const token = await visitors.tokenFor(known ?? visitors.welcome(request, reply), request);
    return upstream.forward(request, reply, token);
  };
}

function refuseOtherMethods(fastify: FastifyInstance, url: string, endpoints: readonly Endpoint[]): void {
  const allowed: string[] = endpoints.map(endpoint => endpoint.method);
  fastify.route({
    method: METHODS.filter(method => !allowed.includes(method)),
    url,
    handler: (_request, reply) => {
      reply.header('allow', allowed.join(', '));
      throw new DomainError('request/method-not-allowed', 'This method is not allowed here.');
    },
  });
}

/** A route for each endpoint of contracts, to the service that owns it. Bodies pass through unread. */
export async function useApiRoutes(
  fastify: FastifyInstance,
  upstreams: Upstreams,
  visitors: Visitors,
  limits: RateLimits,
): Promise<void> {
  await fastify.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const byPath = Map.groupBy(Object.values<Endpoint>(ENDPOINTS), endpoint => routePath(endpoint.path));
    for (const [url, endpoints] of byPath) {
      for (const endpoint of endpoints) {
        const handler = forwardTo(upstreams[endpoint.service], endpoint, visitors, limits);
        scope.route({ method: endpoint.method, url, exposeHeadRoute: false, handler });
      }
      refuseOtherMethods(scope, url, endpoints);
    }
  });
}
