import { Outbox } from '@burrow/service-kit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ClockService } from '../src/clock/clock.service.ts';
import { PaymentSettingsSchema } from '../src/config/env.ts';
import { HandleEventService } from '../src/features/events/index.ts';
import {
  AskProviderService,
  CatchUpService,
  ReconcileJob,
  ReconcileService,
} from '../src/features/reconciliation/index.ts';
import { NoticesService } from '../src/notices/index.ts';
import { PaddleClient } from '../src/provider/paddle.client.ts';
import { startPayments, startProvider, type TestPayments, type TestProvider } from './payments.harness.ts';

const LATER = new Date(Date.now() + 2 * 3_600_000);

let payments: TestPayments;
let provider: TestProvider;
let reconciling: ReconcileService;
let catching: CatchUpService;

async function reconcilerOf({ database, computing }: TestPayments): Promise<ReconcileService> {
  const paddle = new PaddleClient(
    PaymentSettingsSchema.parse({ PADDLE_URL: await provider.paddle.listen() }),
  );
  const notices = new NoticesService(await Outbox.open(database.jobs));
  const handling = new HandleEventService(computing, database.jobs, notices);
  const clock = new ClockService(database.pool);
  const asking = new AskProviderService(paddle);
  catching = new CatchUpService(database.pool, asking, handling, clock);
  return new ReconcileService(database.pool, asking, catching, notices, clock);
}

beforeEach(async () => {
  [payments, provider] = await Promise.all([startPayments(), startProvider()]);
  reconciling = await reconcilerOf(payments);
});
afterEach(async () => {
  await payments.close();
  await provider.close();
});

/** Somebody orders a plan and pays it; no webhook arrives. */
async function buy(plan: string, account = randomUUID()): Promise<string> {
  const order = await payments.order(await payments.account(account), plan);
  const id = await provider.buy(order, plan);
  await payments.query(
    `update payment.orders set transaction = $2, checkout_url = 'https://pay.example' where id = $1`,
    [order, id],
  );
  return id;
}

const told = () =>
  payments.query(`select data->'data'->>'about' as about, data->'data'->>'count' as count
  from jobs.job where name = 'events-account' and data->>'type' = 'payment/support-notice' order by created_on`);

test('what no webhook told is read from the provider, and is the same as if one had', async () => {
  await buy('unlimited-yearly');
  await provider.test('chargebacks', { transaction_id: await buy('beginner') });
  expect(await reconciling.reconcile('', LATER)).toEqual({
    missed: provider.bodies().length,
    differences: 0,
  });
  const caughtUp = await payments.dump();
  expect(caughtUp['purchases']).toHaveLength(2);
  await payments.query('truncate payment.provider_events');
  for (const body of provider.bodies()) await payments.receive(body);
  await payments.handleAll();
  expect(await payments.dump()).toEqual(caughtUp);
});

test('it goes on after the last event that was read, and a webhook that may still come is not missed', async () => {
  await buy('beginner');
  expect((await reconciling.reconcile('')).missed).toBe(0);
  expect((await reconciling.reconcile('', LATER)).missed).toBeGreaterThan(0);
  const [{ event } = {}] = await payments.query('select event from payment.reconciled');
  expect(event).toBe(JSON.parse(provider.bodies().at(-1) ?? '{}').event_id);
  expect(await reconciling.reconcile(String(event), LATER)).toEqual({ missed: 0, differences: 0 });
});

test('what differs is told to support once, and is gone when both say the same again', async () => {
  const [course, plan] = [await buy('beginner'), await buy('unlimited-monthly')];
  await reconciling.reconcile('', LATER);
  const [{ id: subscription } = {}] = await payments.query('select id from payment.subscriptions');
  await payments.query('update payment.purchases set paid = 1 where id = $1', [course]);
  await payments.query('delete from payment.purchases where id = $1', [plan]);
  await payments.query(`update payment.subscriptions set state = 'ended'`);
  for (let day = 0; day < 2; day += 1) await reconciling.reconcile('', LATER);
  const { differences, checked_at } = await reconciling.found();
  expect(new Map(differences.map(({ subject, what }) => [subject, what]))).toEqual(
    new Map([[course, 'other-amount'], [plan, 'missing-payment'], [subscription, 'other-state']]),
  ); // prettier-ignore
  expect(checked_at).not.toBeNull();
  expect(await told()).toEqual([{ about: 'differences', count: '3' }]);
  await payments.rebuild();
  await reconciling.reconcile('', LATER);
  expect((await reconciling.found()).differences).toEqual([]);
});

test('an event that is not believed is in the list; what was sold for somebody else is not', async () => {
  const id = await buy('beginner');
  await provider.buy(randomUUID(), 'advanced');
  await payments.query('update payment.orders set amount = 1');
  await reconciling.reconcile('', LATER);
  const found = (await reconciling.found()).differences;
  // About the payment of an order of ours staff decide in a list of its own.
  expect(found.map(({ what }) => what)).not.toContain('missing-payment');
  expect(await payments.query('select transaction, doubt from payment.held_payments')).toEqual([
    { transaction: id, doubt: 'wrong-price' },
  ]);
  expect(found.some(({ what }) => what === 'unbelieved-event')).toBe(true);
});

test('what no webhook brought is handled within minutes, and at once for who waits, but asked for once in some seconds', async () => {
  const id = await buy('beginner');
  expect(await catching.catchUp(60, new Date(Date.now() - 3_600_000))).toBe(0);
  await catching.askNow();
  expect(await payments.query('select id from payment.purchases')).toEqual([]);
  await payments.query(`update payment.reconciled set caught_up_at = now() - interval '6 seconds'`);
  await catching.askNow();
  expect(await payments.query('select id, state from payment.purchases')).toEqual([{ id, state: 'paid' }]);
  await payments.query(`update payment.reconciled set caught_up_at = 'epoch'`);
  expect(await catching.catchUp(60, new Date())).toBe(0);
  expect((await reconciling.found()).checked_at).toBeNull();
});

test('a provider that does not answer keeps nobody waiting who asks how their payment stands', async () => {
  await buy('beginner');
  await provider.paddle.close();
  await expect(catching.askNow()).resolves.toBeUndefined();
});

test('it is done once a day, and an hour later if the provider did not answer', async () => {
  await buy('beginner');
  const run = async (): Promise<void> => {
    const job = new ReconcileJob(payments.database.pool, reconciling);
    job.onApplicationBootstrap();
    await setImmediate();
    await job.onApplicationShutdown();
  };
  const checked = async () => (await payments.query('select at from payment.reconciled'))[0]?.['at'];
  await run();
  const first = await checked();
  expect(first).toBeTruthy();
  await run();
  expect(await checked()).toEqual(first);
  await payments.query(`update payment.reconciled set at = now() - interval '24 hours'`);
  await provider.paddle.close();
  await run();
  const [{ hours } = {}] = await payments.query(
    `select extract(hour from now() - at)::int as hours from payment.reconciled`,
  );
  expect(hours).toBe(22);
});
