import { ENDPOINTS, type Endpoint, SERVICE_CALLS, type ServiceCall } from '@burrow/contracts';
import type { FastifyInstance } from './fastify.types.ts';

/** The largest body in bytes, unless an endpoint sets another limit. */
export const BODY_LIMIT = 262_144;

/** Rewrites a path of contracts (`/api/x/{id}`) for the router (`/api/x/:id`). */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const limits = new Map(
  [
    ...Object.values<Endpoint>(ENDPOINTS),
    ...Object.values<ServiceCall>(SERVICE_CALLS).map(call => ({ method: 'POST', ...call })),
  ].map(({ method, path, bodyLimit }) => [`${method} ${routePath(path)}`, bodyLimit]),
);

/** Gives the routes that are added from now on the body limits of contracts. */
export function useBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', route => {
    const limit = limits.get(`${route.method.toString()} ${route.url}`);
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
