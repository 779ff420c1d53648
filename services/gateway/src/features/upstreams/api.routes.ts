import { ENDPOINTS, type Endpoint, type ServiceName } from '@burrow/contracts';
import { OWNER_HEADER, SCHOOL_HEADER } from '@burrow/contracts/calls';
import {
  BODY_LIMIT,
  DomainError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  routePath,
} from '@burrow/service-kit';
import type { RateLimit } from '../limits/index.ts';
import { isAnothersPage, isOfAnotherSchool, type Caller, type Callers } from '../callers/index.ts';
import { isFromThisMachine } from '../../config/this-machine.rules.ts';
import { demandOwnPage } from '../security/index.ts';
import type { OpenStreams } from '../streams/index.ts';
import type { Upstream } from './upstream.ts';

export type Upstreams = Readonly<Record<ServiceName, Upstream>>;

type ServiceEndpoint = Endpoint & { readonly service: ServiceName };

const isOfService = (endpoint: Endpoint): endpoint is ServiceEndpoint => endpoint.service !== 'gateway';

const SESSION_CALLS = '/api/auth/';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

function refuseLargeBody(request: FastifyRequest, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    throw new DomainError('request/too-large', `The body has more than ${limit} bytes.`);
  }
}

/** What every route to a service needs. */
export interface ApiRouting {
  readonly upstreams: Upstreams;
  readonly callers: Callers;
  readonly limit: RateLimit;
  readonly cookieSecret: string;
  readonly streams: OpenStreams;
}

function forwardTo(
  endpoint: ServiceEndpoint,
  { upstreams, callers, limit, cookieSecret, streams }: ApiRouting,
) {
  const upstream = upstreams[endpoint.service];
  const bodyLimit = endpoint.bodyLimit ?? BODY_LIMIT;
  const effect = endpoint.sessionEffect;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.raw.setHeader('cache-control', 'no-store');
    if (endpoint.fromThisMachine && !isFromThisMachine(request.headers, request.socket.remoteAddress))
      throw new DomainError('request/not-found', 'There is nothing here.');
    const visitor = callers.visitors.known(request);
    await limit(request, visitor);
    demandOwnPage(request, endpoint, visitor, cookieSecret);
    refuseLargeBody(request, bodyLimit);
    const caller = await identify(callers, endpoint, request, reply);
    if (effect) {
      callers.forget(effect, caller);
      reply.raw.once('finish', () => callers.forget(effect, caller));
    }
    const token = await callers.tokenFor(caller, endpoint.service);
    if (!endpoint.streams) return upstream.forward(request, reply, token);
    streams.admit(caller.identity, reply);
    return upstream.stream(request, reply, token);
  };
}

/**
 * Whether a call stores something, or reads for all tabs of who is named by it. Calls about sessions themselves do not
 * count: they lead to the next session.
 */
const isForOwner = ({ method, path }: Endpoint, { headers }: FastifyRequest): boolean =>
  (method !== 'GET' || headers[OWNER_HEADER] !== undefined) && !path.startsWith(SESSION_CALLS);

/**
 * A page may have heard of a change, of a school that was registered a moment ago for instance, before the gateway that
 * believes an older answer: account is asked anew before a page is refused.
 */
async function identify(
  callers: Callers,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const believed = await callers.identify(request, reply);
  if (!isForOwner(endpoint, request) || isOwn(request, believed)) return believed;
  const caller = await callers.identifyAnew(request, believed);
  if (!isOwn(request, caller)) refuseOther(caller);
  return caller;
}

const isOwn = ({ headers }: FastifyRequest, { isForgotten, session }: Caller): boolean =>
  !isForgotten &&
  !isAnothersPage(headers[OWNER_HEADER], session) &&
  !isOfAnotherSchool(headers[SCHOOL_HEADER], session);

/**
 * Refuses a write of a page whose session has ended or was taken over by somebody else, instead of treating it as a
 * visitor's or as theirs, where the next person at the browser would find it; one of a page of another school of theirs; and a
 * read whose answer the page hands to other tabs, which still show the person before.
 */
function refuseOther({ session }: Caller): never {
  if (session) throw new DomainError('auth/somebody-else', 'Somebody else is logged in here now.');
  throw new DomainError('auth/not-logged-in', 'Your session has ended.');
}

/** Answers 405 to every method that a path does not have. */
export function refuseOtherMethods(
  fastify: FastifyInstance,
  url: string,
  endpoints: readonly Endpoint[],
): void {
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

/** Creates a route for each endpoint of contracts that is a service's, to the service that owns it. Bodies pass through unread. */
export async function useApiRoutes(fastify: FastifyInstance, routing: ApiRouting): Promise<void> {
  await fastify.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const byPath = Map.groupBy(Object.values<Endpoint>(ENDPOINTS).filter(isOfService), ({ path }) =>
      routePath(path),
    );
    for (const [url, endpoints] of byPath) {
      for (const endpoint of endpoints) {
        const handler = forwardTo(endpoint, routing);
        scope.route({ method: endpoint.method, url, exposeHeadRoute: false, handler });
      }
      refuseOtherMethods(scope, url, endpoints);
    }
  });
}
