import { createPaddle, PaddleEnvSchema, type PaddleStandIn } from '@burrow/paddle';
import { countedText, startForTest, type TestService } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createPayment } from '../src/create-payment.ts';
import { SECRET, signed } from './payments.harness.ts';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let paddle: PaddleStandIn;
let far: TestService;

beforeAll(async () => {
  paddle = createPaddle(PaddleEnvSchema.parse({ PORT: '0' }));
  const settings = { PADDLE_URL: await paddle.listen(), PUBLIC_URL: 'https://burrow.example' };
  [platform, far] = await Promise.all([
    startPlatform(),
    startForTest(parts => createPayment({ ...parts, settings })),
  ]);
});
afterAll(() => Promise.all([platform.close(), far.close(), paddle.close()]));

/** The faults of the webhooks that were refused, as the log has them. */
const logged = (): unknown[] =>
  [...platform.logLines, ...far.logLines]
    .map(line => JSON.parse(line))
    .filter(({ msg }) => msg === 'a webhook was refused')
    .map(({ fault }) => fault);

const tell = async (body: string, signature: string) => {
  const { statusCode, json } = await platform
    .as()
    .post('/api/payment/webhook', body, { 'paddle-signature': signature });
  return [statusCode, json().code];
};

test('what is signed and is no event is unfit; what is not signed by the provider is forbidden', async () => {
  for (const body of ['nonsense', '{}', '[1]', '{"event_id":"evt_1"}'])
    expect(await tell(body, signed(body))).toEqual([400, 'request/malformed']);
  expect(await tell('{}', signed('{}', undefined, 'somebody else’s secret'))).toEqual([
    403,
    'auth/forbidden',
  ]);
  expect(await tell('{}', signed('{}', Math.floor(Date.now() / 1000) - 400, SECRET))).toEqual([
    403,
    'auth/forbidden',
  ]);
});

test('each webhook that is refused is logged with its fault, and counted by that', async () => {
  const counts = async (): Promise<Map<string, number>> =>
    new Map(
      [...(await countedText()).matchAll(/^webhooks_refused_total\{fault="([a-z-]+)"\} (\d+)$/gm)].map(
        ([, fault = '', count]) => [fault, Number(count)],
      ),
    );
  const before = await counts();
  const seconds = Math.floor(Date.now() / 1000);
  const refused = [
    ['no-signature', '{}', ''],
    ['unreadable-signature', '{}', 'nothing'],
    ['wrong-signature', '{}', signed('{}', seconds, 'somebody else’s secret')],
    ['too-old', '{}', signed('{}', seconds - 400)],
    ['too-early', '{}', signed('{}', seconds + 100)],
    ['no-json', 'nonsense', signed('nonsense')],
    ['no-event', '{}', signed('{}')],
  ] as const;
  const faults = refused.map(([fault]) => fault);
  const linesBefore = logged().length;
  for (const [, body, signature] of refused) await tell(body, signature);
  const after = await counts();
  expect([...after.keys()].toSorted()).toEqual(faults.toSorted());
  expect(faults.map(fault => (after.get(fault) ?? 0) - (before.get(fault) ?? 0))).toEqual(
    faults.map(() => 1),
  );
  expect(logged().slice(linesBefore)).toEqual(faults);
});

test('what the provider refuses is told as that, with its code', async () => {
  const parent = platform.asParent();
  const body = { plan_name: 'unlimited-monthly', currency: 'EUR' };
  const { transaction_id } = (await parent.post('/api/payment/paddle', body)).json();
  await platform.pay(transaction_id);
  const [stored] = platform.paddle.store.subscriptions.values();
  if (stored) stored.shown.status = 'paused';
  const answer = await parent.post('/api/payment/change-card');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'payment/provider-refused', params: { code: 'subscription_cannot_update_payment_method' } },
  ]);
  const lines = [...platform.logLines, ...far.logLines].map(line => JSON.parse(line));
  const logged = lines.find(({ fault }) => fault === 'subscription_cannot_update_payment_method');
  expect(logged.call).toBe('subscriptions.getPaymentMethodChangeTransaction');
});

test('where the stand-in is on the server and buyers are elsewhere, nothing is sold, and prices say so', async () => {
  const parent = far.as({ role: 'parent', user: randomUUID(), session: randomUUID() });
  const query = 'plan_name=unlimited-monthly&currency=EUR';
  const gift = {
    plan_name: 'beginner',
    currency: 'EUR',
    seats: 1,
    email: 'gran@example.com',
    language: 'en',
  };
  const answers = [
    await far.as().get(`/api/payment/checkout-preview?${query}`),
    await parent.post('/api/payment/paddle', { plan_name: 'unlimited-monthly', currency: 'EUR' }),
    await parent.post('/api/payment/gifts', gift),
  ];
  expect(answers.map(one => one.json().code)).toEqual(answers.map(() => 'payment/buying-off'));
  expect(paddle.store.transactions.size).toBe(0);
});
