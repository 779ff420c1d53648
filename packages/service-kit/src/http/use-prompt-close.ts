import type { FastifyInstance } from './fastify.types.ts';

const LOOK_MS = 50;

/**
 * Closes connections that fall idle while the server closes. Fastify looks once, at its beginning: the connection of
 * an answer whose last bytes were still on their way, as of a stream that was just ended, would hold the server for as
 * long as the other side keeps it.
 */
export function usePromptClose(fastify: FastifyInstance): void {
  fastify.addHook('preClose', async () => {
    const looking = setInterval(() => fastify.server.closeIdleConnections(), LOOK_MS);
    fastify.server.once('close', () => clearInterval(looking));
  });
}
