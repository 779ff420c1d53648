import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let parent: Caller;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(() => {
  parent = platform.asParent();
});

const want = (plan_name: string, currency = 'EUR') =>
  parent.post('/api/payment/paddle', { plan_name, currency });
const begin = async (plan: string): Promise<string> => (await want(plan)).json().transaction_id;
const MONTHLY = 'unlimited-monthly';
const YEARLY = 'unlimited-yearly';
const DECLINED = '4000 0000 0000 0002';

const runningAtProvider = () => platform.paddle.store.subscriptions.size;
let before = 0;
beforeEach(() => {
  before = runningAtProvider();
});
/** Whatever a test does, nobody has two subscriptions at the provider. */
afterEach(() => expect(runningAtProvider() - before).toBeLessThanOrEqual(1));

test('two tabs with two plans are one checkout: the later choice is paid, and nothing else can be', async () => {
  const monthly = await begin(MONTHLY);
  const yearly = await begin(YEARLY);
  await platform.pay(monthly);
  await platform.pay(yearly);
  const { subscriptions } = (await parent.get('/api/payment/active-subscriptions')).json();
  expect(subscriptions).toMatchObject([{ plan_name: YEARLY }]);
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(purchases).toMatchObject([{ plan_name: YEARLY, state: 'paid', paid: { amount: 7200 } }]);
});

test('a checkout with a buyer who thinks about a price is given up, and says so, when they choose another plan', async () => {
  const monthly = await begin(MONTHLY);
  await platform.pay(monthly, DECLINED);
  const yearly = await begin(YEARLY);
  expect(yearly).not.toBe(monthly);
  await platform.pay(monthly);
  expect((await parent.get(`/api/payment/checkout/${monthly}`)).json()).toMatchObject({ state: 'canceled' });
  const page = await platform.paddle.app.inject({ url: `/checkout?_ptxn=${monthly}` });
  expect(page.body).toContain('given up');
  await platform.pay(yearly);
  expect((await parent.get(`/api/payment/checkout/${yearly}`)).json()).toMatchObject({ is_open: true });
});

test.each([
  ['before', MONTHLY],
  ['of another plan', YEARLY],
])('a checkout that was left long ago locks nobody out, nor can it be paid as well (%s)', async (_, next) => {
  const left = await begin(MONTHLY);
  await platform.pay(left, DECLINED);
  await platform.query(
    `update payment.orders set created_at = now() - interval '3 days', claimed_at = now() - interval '3 days' where transaction = $1`,
    [left],
  );
  const now = await begin(next);
  await platform.pay(now);
  await platform.pay(left);
  expect((await parent.get(`/api/payment/checkout/${now}`)).json()).toMatchObject({ is_open: true });
});

test('what is paid and not told yet is not paid again, whichever plan is chosen', async () => {
  const paid = await begin(MONTHLY);
  const payload = new URLSearchParams({
    _ptxn: paid,
    card: '4242 4242 4242 4242',
    email: 'k@example.com',
    country: 'DE',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await platform.paddle.app.inject({
    method: 'POST',
    url: '/checkout',
    payload: payload.toString(),
    headers,
  });
  const answer = await want(YEARLY);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment/being-paid']);
  expect(await begin(MONTHLY)).toBe(paid);
  await platform.deliver();
  expect((await want(YEARLY)).json().code).toBe('payment/already-subscribed');
});

test('what is known as paid is not paid again before its subscription is known', async () => {
  const paid = await begin(MONTHLY);
  await platform.pay(paid);
  await platform.query(
    'delete from payment.subscriptions where id = (select subscription from payment.purchases where id = $1)',
    [paid],
  );
  expect((await want(YEARLY)).json().code).toBe('payment/being-paid');
});

test('twenty tabs at once with different plans and currencies get checkouts of which one can be paid', async () => {
  const wishes = Array.from({ length: 20 }, (_, at) =>
    want(at % 2 ? YEARLY : MONTHLY, at % 3 ? 'EUR' : 'USD'),
  );
  const answers = await Promise.all(wishes);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const transactions = new Set(answers.map(answer => answer.json().transaction_id as string));
  for (const transaction of transactions) await platform.pay(transaction);
  expect(runningAtProvider() - before).toBe(1);
  expect((await parent.get('/api/payment/active-subscriptions')).json().subscriptions).toHaveLength(1);
});

test('a provider that has forgotten a checkout stands in nobody’s way', async () => {
  const lost = await begin(MONTHLY);
  platform.paddle.store.transactions.delete(lost);
  const yearly = await begin(YEARLY);
  await platform.pay(yearly);
  expect((await parent.get(`/api/payment/checkout/${yearly}`)).json()).toMatchObject({ is_open: true });
});

test('who has ended a subscription begins another when it is over, and courses are bought beside it', async () => {
  await platform.pay(await begin(MONTHLY));
  expect((await want('beginner')).statusCode).toBe(200);
  const [stored] = [...platform.paddle.store.subscriptions.keys()].slice(-1);
  await platform.paddle.app.inject({
    method: 'POST',
    url: `/subscriptions/${stored}/cancel`,
    payload: { effective_from: 'immediately' },
    headers: { authorization: 'bearer pdl_test_stand-in' },
  });
  await platform.deliver();
  before = runningAtProvider();
  await platform.pay(await begin(YEARLY));
  expect((await parent.get('/api/payment/current-subscription')).json().subscription).toMatchObject({
    plan_name: YEARLY,
  });
});
