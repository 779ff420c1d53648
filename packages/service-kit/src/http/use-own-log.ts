import type { Logger } from 'pino';
import { logAs } from '../logging/log-as.ts';
import type { FastifyInstance } from './fastify.types.ts';

/** Makes what a service logs while it answers its own: once the body is read, as the deadline. */
export function useOwnLog(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('preValidation', (_request, _reply, done) => logAs(logger, done));
}
