import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Caller, startForTest } from '@burrow/service-kit/testing';
import { createPayment } from '../src/create-payment.ts';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

const LATER_DECLINED = '4000 0027 6000 3184';
const HOUR_MS = 3_600_000;

let platform: TestPlatform;
let parent: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  parent = platform.asParent();
});
afterAll(() => platform.close());

const plan = async () => (await parent.get('/api/payment/current-plan')).json().subscription;
const current = async () => (await parent.get('/api/payment/current-subscription')).json().subscription;
const told = async (name: string): Promise<{ notice: string; date: string; valid_until: string }[]> =>
  (
    await platform.query(
      `select data->'data' as data from jobs.job where data->>'type' = $1 and name in ('events-account', 'events-learning')
       order by created_on, id`,
      [name],
    )
  ).map(({ data }) => data as never);
const notices = async () => (await told('payment/notice')).map(({ notice }) => notice);
const secondsAhead = async () =>
  (await platform.query('select extract(epoch from payment.now() - now())::int as ahead'))[0];

async function buy(plan_name: string): Promise<string> {
  const body = { plan_name, currency: 'EUR' };
  const { transaction_id } = (await parent.post('/api/payment/paddle', body)).json();
  await platform.pay(transaction_id, LATER_DECLINED);
  return (await current()).next_charge.at;
}

test('a year, the hour before its renewal and the time of grace are played: told, open and closed each in its time', async () => {
  const due = await buy('unlimited-yearly');
  const hours = (Date.parse(due) - Date.now()) / HOUR_MS;
  await platform.passTo(hours - 32 * 24);
  expect(await notices()).toEqual(['purchase-made']);
  await platform.passTo(hours - 29 * 24);
  expect(await notices()).toEqual(['purchase-made', 'renewal-soon']);
  await platform.passTo(hours - 1);
  expect([await plan(), (await current()).next_charge.at]).toEqual(['unlimited', due]);
  const asked = await parent.post(`/api/payment/upgrade-subscription?plan_name=unlimited-monthly`);
  expect(asked.json().next_plan).toBe('unlimited-monthly');
  await parent.post(`/api/payment/upgrade-subscription?plan_name=unlimited-yearly`);
  await platform.deliver();
  await platform.passTo(hours + 6 * 24);
  expect([await plan(), (await current()).state]).toEqual(['unlimited', 'past-due']);
  expect(await notices()).toEqual(['purchase-made', 'renewal-soon', 'payment-failed']);
  await platform.passTo(hours + 8 * 24);
  expect([await plan(), await current()]).toEqual([null, null]);
  expect((await notices()).at(-1)).toBe('plan-closed');
});

test('other services, whose time goes on as before, are told of an end as far from now as it is; the next start is today again', async () => {
  await platform.passTo(24 * 400);
  const [own] = await platform.query(`select told ->> 'valid_until' as until from payment.accounts`);
  const until = Date.parse(String(own?.until));
  expect(await secondsAhead()).toEqual({ ahead: 24 * 400 * 3_600 });
  const last = async () => Date.parse((await told('payment/entitlement-changed')).at(-1)?.valid_until ?? '');
  expect(until - (await last())).toBe(24 * 400 * HOUR_MS);
  await platform.restart();
  expect(await secondsAhead()).toEqual({ ahead: 0 });
  expect(await last()).toBe(until);
});

test.each([
  ['people elsewhere reach it', { HOST: '0.0.0.0' }],
  ['it has a public address', { PUBLIC_URL: 'https://burrow.example' }],
  [
    'Paddle is asked',
    { PADDLE_API_KEY: 'pdl_sdbx_apikey_1', PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_0123456789' },
  ],
  ['the stand-in is elsewhere', { PADDLE_URL: 'https://paddle.burrow.example' }],
])('nobody sets the time where %s', async (_, settings) => {
  const start = startForTest(parts =>
    createPayment({ ...parts, settings: { TIME_AHEAD_HOURS: 1, ...settings } }),
  );
  await expect(start).rejects.toThrow('TIME_AHEAD_HOURS is for a tester alone');
});
