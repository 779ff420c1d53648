import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from '@burrow/service-kit';
import type { Web } from './web.ts';

/** Routes of the site: everything that is not the API. */
export async function useWebRoutes(fastify: FastifyInstance, web: Web): Promise<void> {
  await fastify.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  fastify.get('/remotes.json', (_request, reply) => web.remotes(reply));
  fastify.get('/config.json', (request, reply) => web.config(request, reply));
  fastify.get('/*', (request, reply) => web.serve(request, reply));
}
