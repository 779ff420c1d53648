export type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
