import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A balancer that knows nothing of its servers: each call goes to the next one. */
export async function startInTurns(urls: readonly string[]): Promise<{ readonly url: string; stop(): void }> {
  let calls = 0;
  const server = createServer((call, reply) => {
    const { hostname, port } = new URL(urls[(calls += 1) % urls.length]!);
    const { method, url: path, headers } = call;
    const forwarded = request({ hostname, port, method, path, headers }, answer => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    forwarded.on('error', () => reply.destroy());
    reply.on('close', () => forwarded.destroy());
    call.pipe(forwarded);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
