import { ENDPOINTS, type Endpoint } from '@burrow/contracts';
import type { FastifyInstance } from './fastify.types.ts';

/** The largest body in bytes where an endpoint says nothing else. */
export const BODY_LIMIT = 262_144;

/** `/api/x/{id}` of contracts as `/api/x/:id` of a router. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const limits = new Map(
  Object.values<Endpoint>(ENDPOINTS).map(({ method, path, bodyLimit }) => [
    `${method} ${routePath(path)}`,
    bodyLimit,
  ]),
);

/** Routes made after this have the body limits of contracts. */
export function useBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', route => {
    const limit = limits.get(`${route.method.toString()} ${route.url}`);
    if (limit !== undefined) route.bodyLimit = limit;
  });
}
