import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { findPort } from './find-port.ts';

const HOST = '127.0.0.1';
const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function occupy(port: number): Promise<number> {
  const server = createServer().listen(port, HOST);
  open.push(server);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return address.port;
}

test('any port is one that the system gives to no outgoing connection, and can be listened on', async () => {
  const port = await findPort(HOST, 0);
  expect([port >= 20_000, port < 32_000, await occupy(port)]).toEqual([true, true, port]);
});

test('a requested port is that one, or refused in words if somebody listens there', async () => {
  const port = await occupy(await findPort(HOST, 0));
  await expect(findPort(HOST, port)).rejects.toThrow(`Port ${port} is in use. Choose another with PORT.`);
});

test('a host that is not this machine is refused in words', async () => {
  await expect(findPort('192.0.2.1', 0)).rejects.toThrow(
    'This machine cannot listen on 192.0.2.1. Check HOST.',
  );
});
