import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from '@burrow/service-kit';
import type { Web } from './web.ts';

/**
 * Search engines may read what is for everybody, but not pages of people who are logged in, nor links in mails. A single
 * certificate is not in this list: only who reads it learns that it is not to be indexed.
 */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /*/profile
Disallow: /*/organization
Disallow: /*/staff
Disallow: /*/outbox
Disallow: /*/reset-password
Disallow: /*/confirm-email
Disallow: /*/unsubscribed
Disallow: /*/class-signup
Disallow: /*/badges
Disallow: /*/certificates
`;

/** Routes of the site: everything but the API. */
export async function useWebRoutes(fastify: FastifyInstance, web: Web): Promise<void> {
  await fastify.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  fastify.get('/remotes.json', (request, reply) => web.lists.answer(request, reply));
  fastify.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(ROBOTS));
  fastify.get('/config.json', (request, reply) => web.config(request, reply));
  fastify.get('/*', (request, reply) => web.serve(request, reply));
}
