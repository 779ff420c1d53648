import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { AnnounceClosingsJob, AnnounceRenewalsJob, NoticesService } from '../src/notices/index.ts';
import { Outbox } from '@burrow/service-kit';
import { startPayments, startProvider, type TestPayments, type TestProvider } from './payments.harness.ts';

let payments: TestPayments;
let provider: TestProvider;

beforeEach(async () => {
  [payments, provider] = await Promise.all([startPayments(), startProvider()]);
});
afterEach(async () => {
  await payments.close();
  await provider.close();
});

/** What buyers were told, as account gets it. */
const told = async (): Promise<string[]> =>
  (
    await payments.query(`select concat_ws(' ', data->'data'->>'notice', data->'data'->>'plan_name',
      data->'data'->'money'->>'amount', data->'data'->'money'->>'currency') as said
      from jobs.job where name = 'events-account' and data->>'type' = 'payment/notice' order by created_on`)
  ).map(({ said }) => String(said));

/** The same without the purchase: which of two notices of one delivery is written first is open. */
const toldLater = async (): Promise<string[]> =>
  (await told()).filter(said => !said.startsWith('purchase-made '));

async function deliver(): Promise<void> {
  for (const body of provider.bodies()) await payments.receive(body);
  await payments.handleAll();
}

/** The numbers that were named, each once. */
const numbers = async (): Promise<unknown[]> =>
  (
    await payments.query(`select distinct data->'data'->>'number' as number
      from jobs.job where name = 'events-account' and data->>'type' = 'payment/notice'`)
  ).map(({ number }) => number);

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

async function buy(plan: string, { card = undefined as string | undefined } = {}): Promise<string> {
  const order = await payments.order(await payments.account(), plan);
  const id = await provider.buy(order, plan, card);
  await payments.query('update payment.orders set transaction = $2 where id = $1', [order, id]);
  return id;
}

test('a purchase is confirmed once, however often it is reported or rebuilt', async () => {
  await buy('beginner');
  await deliver();
  await deliver();
  await payments.rebuild();
  expect(await told()).toEqual([expect.stringMatching(/^purchase-made beginner \d+ EUR$/)]);
});

test('a renewal that fails is told, once', async () => {
  await buy('unlimited-monthly', { card: '4000 0027 6000 3184' });
  await provider.test('clock', { to: inDays(32) });
  await deliver();
  await provider.test('clock', { to: inDays(34) });
  await deliver();
  expect(await toldLater()).toEqual(['payment-failed unlimited-monthly 900 EUR']);
});

const LATER_DECLINED = '4000 0027 6000 3184';
const closed = async () => (await told()).filter(said => said.startsWith('plan-closed'));

test('a plan that closes when the time of grace is over is told, once, also when the provider ends it later', async () => {
  const id = await buy('unlimited-monthly', { card: LATER_DECLINED });
  await provider.test('clock', { to: inDays(32) });
  await deliver();
  const job = new AnnounceClosingsJob(
    payments.database.pool,
    new NoticesService(await Outbox.open(payments.database.jobs)),
  );
  const announce = async () => {
    while (await job['doOne']()) continue;
  };
  const endAgo = (days: number) =>
    payments.query(
      `update payment.purchases set period_ends_at = now() - make_interval(days => $1) where state = 'paid'`,
      [days],
    );
  await endAgo(6);
  await announce();
  expect(await closed()).toEqual([]);
  await endAgo(8);
  await announce();
  await announce();
  expect(await closed()).toEqual(['plan-closed unlimited-monthly 900 EUR']);
  await provider.test('clock', { to: inDays(70) });
  await deliver();
  await payments.rebuild();
  expect(await payments.query(`select 1 from payment.subscriptions where state = 'ended'`)).toHaveLength(1);
  expect(await closed()).toHaveLength(1);
  expect(await numbers()).toEqual([id]);
});

test('a plan that the provider ends as unpaid is told to be closed', async () => {
  await buy('unlimited-monthly', { card: LATER_DECLINED });
  await provider.test('clock', { to: inDays(70) });
  await deliver();
  expect(await closed()).toEqual(['plan-closed unlimited-monthly 900 EUR']);
});

test('a renewal that is paid is not confirmed', async () => {
  await buy('unlimited-monthly');
  await provider.test('clock', { to: inDays(32) });
  await deliver();
  expect(await payments.query(`select 1 from payment.purchases where state = 'paid'`)).toHaveLength(2);
  expect(await told()).toEqual([expect.stringMatching(/^purchase-made unlimited-monthly/)]);
});

test.each([
  ['a yearly renewal', 'unlimited-yearly', 'unlimited-yearly 7200'],
  ['what is charged after a year for another plan', 'unlimited-monthly', 'unlimited-monthly 900'],
])('%s is announced once, a month before', async (_what, next, said) => {
  const id = await buy('unlimited-yearly');
  await deliver();
  await payments.query('update payment.subscriptions set plan = $1', [next]);
  const notices = new NoticesService(await Outbox.open(payments.database.jobs));
  const job = new AnnounceRenewalsJob(payments.database.pool, notices);
  const announce = async () => {
    while (await job['doOne']()) continue;
  };
  await announce();
  expect(await told()).toHaveLength(1);
  await payments.query(`update payment.purchases set period_ends_at = now() + interval '20 days'`);
  await announce();
  await announce();
  expect(await toldLater()).toEqual([`renewal-soon ${said} EUR`]);
  expect(await numbers()).toEqual([id]);
});

test('nobody is told of what is long past, or once their account is gone', async () => {
  await buy('beginner');
  const late = provider.bodies().map(body => body.replaceAll(/20\d\d-(\d\d-\d\dT)/g, '2020-$1'));
  for (const body of late) await payments.receive(body);
  await payments.handleAll();
  expect(await payments.query(`select 1 from payment.purchases where state = 'paid'`)).toHaveLength(1);
  await buy('advanced');
  await payments.query('update payment.accounts set owner_id = null, owner_kind = null');
  await deliver();
  expect(await told()).toEqual([]);
});
