import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Paddle, type Environment } from '@paddle/paddle-node-sdk';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PaddleEnvSchema } from '../src/config/env.ts';
import { createPaddle, type PaddleStandIn } from '../src/create-paddle.ts';

const KEY = 'pdl_test_stand-in';

let folder: string;
let webhook: Server;
let isUp = false;
const taken: string[] = [];
let paddle: PaddleStandIn;
let sdk: Paddle;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-paddle-'));
  webhook = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (isUp) taken.push(JSON.parse(body).event_id);
    response.writeHead(isUp ? 200 : 503).end();
  });
  await new Promise<void>(resolve => webhook.listen(0, '127.0.0.1', resolve));
  await start();
});
afterEach(async () => {
  await paddle.close();
  await new Promise(resolve => webhook.close(resolve));
  await rm(folder, { recursive: true });
});

async function start(): Promise<void> {
  const { port } = webhook.address() as AddressInfo;
  const STATE_FILE = path.join(folder, 'paddle.state');
  paddle = createPaddle(
    PaddleEnvSchema.parse({ PORT: '0', WEBHOOK_URL: `http://127.0.0.1:${port}/`, STATE_FILE }),
  );
  sdk = new Paddle(KEY, { environment: (await paddle.listen()) as Environment });
}
const post = (url: string, payload: string, type = 'application/json') =>
  paddle.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test('after a restart it knows all that it knew, sends what nobody took, and lets time pass on', async () => {
  const items = [{ priceId: 'pri_test_unlimited_monthly', quantity: 1 }];
  const { id } = await sdk.transactions.create({ items, currencyCode: 'EUR', customData: { order: 'o1' } });
  const form = new URLSearchParams({
    _ptxn: id,
    card: '4242 4242 4242 4242',
    email: 'a@example.com',
    country: 'DE',
  });
  await post('/checkout', form.toString(), 'application/x-www-form-urlencoded');
  await post('/test/clock', JSON.stringify({ to: new Date(Date.now() + 10 * 86_400_000).toISOString() }));
  const before = await sdk.transactions.get(id);
  const events = paddle.store.events.all.map(({ event_id }) => event_id);
  const at = paddle.store.clock.now().getTime();
  await paddle.close();
  isUp = true;
  await start();
  expect(await sdk.transactions.get(id)).toEqual(before);
  expect(paddle.store.clock.now().getTime()).toBeGreaterThanOrEqual(at);
  while (taken.length < events.length) await delay(10);
  expect(taken.toSorted()).toEqual(events);
  const { nextBilledAt } = await sdk.subscriptions.get(before.subscriptionId ?? '');
  await post(
    '/test/clock',
    JSON.stringify({ to: new Date(Date.parse(nextBilledAt ?? '') + 86_400_000).toISOString() }),
  );
  const paid = paddle.store.events.all.filter(({ event_type }) => event_type === 'transaction.paid');
  expect(paid).toHaveLength(2);
  const ids = paddle.store.events.all.map(({ event_id }) => event_id);
  expect([new Set(ids).size, ids.toSorted()]).toEqual([ids.length, ids]);
});
