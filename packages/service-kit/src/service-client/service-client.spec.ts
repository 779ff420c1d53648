import type { ServiceCallBody } from '@burrow/contracts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { testSigner } from '../testing/index.ts';
import { ServiceClient } from './service-client.ts';

type Answer = (request: IncomingMessage, answer: ServerResponse) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Creates a client of a service that gives these answers in turn; also returns the headers that it was sent. */
async function clientOf(answers: readonly Answer[], timeoutMs = 5_000) {
  const seen: IncomingMessage['headers'][] = [];
  const server = createServer((request, answer) => {
    seen.push(request.headers);
    answers[Math.min(seen.length, answers.length) - 1]?.(request, answer);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const account = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const signer = testSigner('gateway');
  return { seen, client: new ServiceClient({ part: 'gateway', signer, places: { account }, timeoutMs }) };
}

const json =
  (status: number, body: object): Answer =>
  (_, answer) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const cut: Answer = request => request.socket.destroy();
const never: Answer = () => {};
const nobody = json(200, { session: null });
const made = json(200, { students: [] });
const refusal = (code: string): object => ({
  code,
  message: 'No.',
  params: {},
  requestId: 'r',
  detail: null,
});
const body = (): ServiceCallBody<'makeStudents'> => ({
  organization_id: randomUUID(),
  class_id: null,
  students: [{}],
});
const resolve = ({ client }: Awaited<ReturnType<typeof clientOf>>) =>
  client.call('resolveSession', { secret: 's' });

describe('a call to another service', () => {
  test('says who calls, and on behalf of which request', async () => {
    const { client, seen } = await clientOf([nobody]);
    expect(await client.call('resolveSession', { secret: 's' }, { requestId: 'request-1' })).toEqual({
      session: null,
    });
    expect(seen[0]).toMatchObject({ 'x-request-id': 'request-1', 'x-identity': expect.any(String) });
  });

  test.each([
    ['is cut off', cut],
    ['is not ready', json(503, refusal('platform/not-ready'))],
  ])('is made once more if the service %s', async (_, first) => {
    const tried = await clientOf([first, nobody]);
    expect(await resolve(tried)).toEqual({ session: null });
    expect(tried.seen).toHaveLength(2);
  });

  test('that changes something has the same key in every attempt', async () => {
    const { client, seen } = await clientOf([cut, made]);
    const idempotencyKey = randomUUID();
    await client.call('makeStudents', body(), { idempotencyKey });
    expect(seen.map(headers => headers['idempotency-key'])).toEqual([idempotencyKey, idempotencyKey]);
    await expect(client.call('makeStudents', body())).rejects.toThrow('needs an idempotency key');
    expect(seen).toHaveLength(2);
  });

  test('that is refused fails with the code of the service, and is made once', async () => {
    const tried = await clientOf([json(409, refusal('auth/class-full'))]);
    const call = tried.client.call('makeStudents', body(), { idempotencyKey: randomUUID() });
    await expect(call).rejects.toMatchObject({ code: 'auth/class-full', message: 'No.' });
    expect(tried.seen).toHaveLength(1);
  });

  test('whose identity the service does not trust is an error of ours, not a refusal of a person', async () => {
    const tried = await clientOf([json(401, refusal('auth/not-logged-in'))]);
    await expect(resolve(tried)).rejects.toThrow('/internal/session answers 401');
  });

  test('to a service that is down or slow says so', async () => {
    await expect(resolve(await clientOf([cut]))).rejects.toMatchObject({ code: 'gateway/service-down' });
    const slow = await clientOf([never], 100);
    await expect(resolve(slow)).rejects.toMatchObject({ code: 'gateway/service-slow' });
    expect(slow.seen).toHaveLength(1);
  });
});
