import type { Socket } from 'node:net';
import type { FastifyInstance } from './fastify.types.ts';

const LOOK_MS = 50;

/**
 * Closes connections that fall idle while the server closes. Fastify looks once, at its beginning: the connection of
 * an answer whose last bytes were still on their way, as of a stream that was just ended, would hold the server for as
 * long as the other side keeps it. To Node, a connection that never asked for anything is not idle either, and browsers
 * open some ahead of their next request.
 */
export function usePromptClose(fastify: FastifyInstance): void {
  const { server } = fastify;
  const connections = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  fastify.addHook('preClose', async () => {
    const look = (): void => {
      server.closeIdleConnections();
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
    };
    const looking = setInterval(look, LOOK_MS);
    server.once('close', () => clearInterval(looking));
  });
}
