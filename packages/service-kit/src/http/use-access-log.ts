import type { FastifyInstance } from './fastify.types.ts';

/** Logs one line for each request: method, route pattern, status and time. The URL itself may contain a secret and is left out. */
export function useAccessLog(fastify: FastifyInstance): void {
  if (!fastify.log.info || !['info', 'debug', 'trace'].includes(String(fastify.log.level))) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route, status: reply.raw.statusCode, ms }, 'request');
    done();
  });
}
