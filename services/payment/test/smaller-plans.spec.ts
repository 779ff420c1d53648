import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let parent: Caller;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A family with a year, which had a month before. */
beforeEach(async () => {
  parent = platform.asParent();
  const body = { plan_name: 'unlimited-monthly', currency: 'EUR' };
  const { transaction_id } = (await parent.post('/api/payment/paddle', body)).json();
  await platform.pay(transaction_id);
  await change('unlimited-yearly');
  await platform.deliver();
});

const current = async (caller: Caller) =>
  (await caller.get('/api/payment/current-subscription')).json().subscription;
const preview = async (plan: string) =>
  (await parent.get(`/api/payment/preview-subscription-upgrade?plan_name=${plan}`)).json();
const change = async (plan: string) =>
  (await parent.post(`/api/payment/upgrade-subscription?plan_name=${plan}`)).json();
const charged = () => [...platform.paddle.store.subscriptions.values()].at(-1)?.shown;
const renewIn = async (days: number) => {
  const to = new Date(Date.parse(charged()?.next_billed_at ?? '') + days * 86_400_000).toISOString();
  await platform.paddle.app.inject({ method: 'POST', url: '/test/clock', payload: { to } });
  await platform.deliver();
};
const sums = async () =>
  (await parent.get('/api/payment/purchases'))
    .json()
    .purchases.map(({ plan_name, paid }: { plan_name: string; paid: { amount: number } }) => [
      plan_name,
      paid.amount,
    ]);

test('a shorter plan is told to the provider at once, charges nothing, and begins when the year is over', async () => {
  const before = await current(parent);
  const later = { money: { amount: 900, currency: 'EUR' }, at: before.next_charge.at };
  expect(await preview('unlimited-monthly')).toMatchObject({
    takes_effect: 'at-period-end',
    charge_now: { amount: 0 },
    next_charge: later,
  });
  const wanted = { ...before, next_plan: 'unlimited-monthly', next_charge: later };
  expect(await change('unlimited-monthly')).toEqual(wanted);
  expect(charged()).toMatchObject({
    billing_cycle: { interval: 'month' },
    next_billed_at: before.next_charge.at,
  });
  expect(await current(parent)).toEqual(wanted);
  await platform.deliver();
  expect(await current(parent)).toEqual(wanted);
  expect(await change('unlimited-monthly')).toEqual(wanted);
  await renewIn(1);
  expect(await current(parent)).toMatchObject({ plan_name: 'unlimited-monthly', next_plan: null });
  expect(await sums()).toEqual([
    ['unlimited-monthly', 900],
    ['unlimited-yearly', 6300],
    ['unlimited-monthly', 900],
  ]);
});

test('a shorter plan is taken back until then: nothing is charged, and the year goes on as before', async () => {
  const before = await current(parent);
  await change('unlimited-monthly');
  await platform.deliver();
  expect(await preview('unlimited-yearly')).toMatchObject({
    takes_effect: 'at-period-end',
    charge_now: { amount: 0 },
    next_charge: before.next_charge,
  });
  expect(await change('unlimited-yearly')).toEqual(before);
  expect(await current(parent)).toEqual(before);
  await platform.deliver();
  expect(await current(parent)).toEqual(before);
  await renewIn(1);
  expect((await sums())[0]).toEqual(['unlimited-yearly', 7200]);
});

test('a shorter plan that the provider does not take is told, and nothing is remembered of it', async () => {
  const before = await current(parent);
  const { next_billed_at } = charged() ?? {};
  const to = new Date(Date.parse(next_billed_at ?? '') - 600_000).toISOString();
  await platform.paddle.app.inject({ method: 'POST', url: '/test/clock', payload: { to } });
  expect((await change('unlimited-monthly')).code).toBe('payment/renews-now');
  const cancel = await parent.post(`/api/payment/cancel-subscription?purchase_id=${before.purchase_id}`);
  expect(cancel.json().code).toBe('payment/renews-now');
  expect(await current(parent)).toEqual(before);
});

test('a shorter plan that was chosen and is not told yet, or half, is told with the date of the charge', async () => {
  const { id, next_charge } = await current(parent);
  await platform.query(
    `insert into payment.plan_changes (subscription, plan, wanted_at) values ($1, 'unlimited-monthly', now() - interval '1 hour')`,
    [id],
  );
  // Its date is lost at the provider: the next charge would be in a month.
  const items = [{ price_id: 'pri_test_unlimited_monthly', quantity: 1 }];
  await platform.paddle.app.inject({
    method: 'PATCH',
    url: `/subscriptions/${id}`,
    payload: { items, proration_billing_mode: 'do_not_bill' },
    headers: { authorization: 'bearer pdl_test_stand-in' },
  });
  expect(charged()?.next_billed_at).not.toBe(next_charge.at);
  await platform.restart();
  expect(charged()).toMatchObject({ billing_cycle: { interval: 'month' }, next_billed_at: next_charge.at });
  await platform.query(
    `update payment.plan_changes set wanted_at = now() - interval '1 hour' where subscription = $1`,
    [id],
  );
  await platform.restart();
  expect(await platform.query('select 1 from payment.plan_changes where subscription = $1', [id])).toEqual(
    [],
  );
});
