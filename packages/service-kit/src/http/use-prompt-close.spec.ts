import { expect, test } from '@jest/globals';
import fastifyOf from 'fastify';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { usePromptClose } from './use-prompt-close.ts';

test('a stream that ends after the server began to close does not keep it open', async () => {
  const fastify = fastifyOf({ forceCloseConnections: 'idle' });
  usePromptClose(fastify);
  let stream: ServerResponse | undefined;
  fastify.get('/stream', (_request, reply) => {
    reply.hijack();
    stream = reply.raw;
    stream.write('begin');
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fastify.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>(resolve =>
    get({ port, host: '127.0.0.1', path: '/stream', agent }, resolve),
  );
  answer.resume();
  const closed = fastify.close();
  setTimeout(() => stream?.end(), 200);
  await closed;
  expect(fastify.server.listening).toBe(false);
  agent.destroy();
}, 10_000);

test('a connection that never asked for anything does not keep it open', async () => {
  const fastify = fastifyOf({ forceCloseConnections: 'idle' });
  usePromptClose(fastify);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fastify.server.address() as AddressInfo;
  // Browsers open one ahead of the next request.
  const ahead = connect(port, '127.0.0.1');
  await Promise.all([once(ahead, 'connect'), once(fastify.server, 'connection')]);
  const gone = once(ahead, 'close');
  await fastify.close();
  expect(fastify.server.listening).toBe(false);
  await gone;
}, 5_000);
