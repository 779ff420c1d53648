import { withDeadline } from '../database/with-deadline.ts';
import type { FastifyInstance } from './fastify.types.ts';
import { timeFor } from './use-deadline.rules.ts';

/**
 * Gives each call the time after which its transactions no longer commit. It begins when the body has been read: a
 * listener of the socket, which reads it, would lose it.
 */
export function useDeadline(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, reply, done) => {
    withDeadline(timeFor(request.url) - reply.elapsedTime, done);
  });
}
