import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let parent: Caller;
let staff: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  staff = platform.as({ role: 'parent', user: randomUUID(), session: randomUUID(), staff: true });
});
afterAll(() => platform.close());
beforeEach(() => {
  parent = platform.asParent();
});

const headers = { authorization: 'bearer pdl_test_stand-in' };
const inject = (url: string, payload: object) =>
  platform.paddle.app.inject({ method: 'POST', url, payload, headers });
const begin = async (plan_name: string, currency = 'EUR') =>
  (await parent.post('/api/payment/paddle', { plan_name, currency, early_start: false })).json();
const stateOf = async (id: string) => (await parent.get(`/api/payment/checkout/${id}`)).json();
const waiting = async () => (await staff.get('/api/payment/support/held-payments')).json().payments;
const decide = (id: string, decision: string) =>
  staff.put(`/api/payment/support/held-payments/${id}`, { decision, reason: 'looked at' });
const plan = async () => (await parent.get('/api/payment/current-plan')).json().subscription;

/** What the buyer typed at the provider's checkout made it less: it is what was ordered all the same. */
test.each([
  ['a VAT number', { vat_number: 'DE123456789' }, 'DE', 756],
  ['a discount code', { discount: 'TEST10' }, 'DE', 809],
  ['all of a price as a discount', { discount: 'TEST100' }, 'DE', 0],
  ['tax on top', {}, 'US', 972],
])('%s opens what was ordered, and says what was paid', async (_, typed, country, paid) => {
  const { transaction_id } = await begin('unlimited-monthly', country === 'US' ? 'USD' : 'EUR');
  await platform.pay(transaction_id, undefined, country, typed);
  expect(await stateOf(transaction_id)).toMatchObject({ state: 'paid', is_open: true });
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(purchases[0].paid.amount).toBe(paid);
  expect(await waiting()).toEqual([]);
});

test('what the provider sells at another price than we say is not begun', async () => {
  const price = (amount: string) => inject('/test/prices/pri_test_unlimited_monthly', { amount });
  await price('500');
  expect((await begin('unlimited-monthly')).code).toBe('payment/price-differs');
  await price('900');
  expect((await begin('unlimited-monthly')).transaction_id).toBeTruthy();
});

describe('a payment that is not what was ordered', () => {
  let id: string;

  beforeEach(async () => {
    id = (await begin('unlimited-monthly')).transaction_id;
    // Somebody changes the price of the open transaction at the provider.
    const [item] = platform.paddle.store.transactions.get(id)?.items ?? [];
    if (item?.price) item.price = { ...item.price, unit_price: { amount: '500', currency_code: 'EUR' } };
    await platform.pay(id);
  });

  test('opens nothing; its payer reads that it arrived, and staff who paid what', async () => {
    expect(await stateOf(id)).toMatchObject({ state: 'held', is_open: false });
    expect(await plan()).toBeNull();
    expect((await begin('unlimited-yearly')).code).toBe('payment/being-paid');
    expect((await waiting()).at(-1)).toMatchObject({
      transaction_id: id,
      email: `${id}@example.com`,
      plan_name: 'unlimited-monthly',
      ordered: { amount: 900, currency: 'EUR' },
      money: { amount: 900, currency: 'EUR' },
      why: 'wrong-price',
      can_accept: true,
    });
    const told = await platform.query(
      `select 1 from jobs.job where name = 'events-account' and data->>'type' = 'payment/support-notice'`,
    );
    expect(told.length).toBeGreaterThan(0);
  });

  test('opens at one press, once, and is in the ledger', async () => {
    expect((await decide(id, 'accept')).statusCode).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'paid', is_open: true });
    expect((await waiting()).map((one: { transaction_id: string }) => one.transaction_id)).not.toContain(id);
    expect((await decide(id, 'give-back')).json().code).toBe('payment/unknown-request');
    const lines = await platform.query(
      `select sum(amount)::int as sum from payment.ledger_lines where entry_id = $1 and account = 'received'`,
      [`payment ${id}`],
    );
    expect(lines).toEqual([{ sum: 900 }]);
  });

  test('goes back at one press, and its subscription ends first', async () => {
    expect((await decide(id, 'give-back')).statusCode).toBe(200);
    await platform.deliver();
    expect([...platform.paddle.store.subscriptions.values()].at(-1)?.shown.status).toBe('canceled');
    const back = [...platform.paddle.store.adjustments.values()].filter(one => one.transaction_id === id);
    expect(back.map(({ action, totals }) => [action, totals.total])).toEqual([['refund', '900']]);
    expect(await stateOf(id)).toMatchObject({ state: 'refunded' });
    expect(await plan()).toBeNull();
    expect((await begin('unlimited-monthly')).transaction_id).not.toBe(id);
  });
});

test('another transaction that carries somebody’s order opens nothing for them, nor do its renewals', async () => {
  const { transaction_id } = await begin('unlimited-yearly');
  const order = platform.paddle.store.transactions.get(transaction_id)?.custom_data;
  const items = [{ price_id: 'pri_test_unlimited_monthly', quantity: 1 }];
  const { data } = (
    await inject('/transactions', { items, currency_code: 'EUR', custom_data: order })
  ).json();
  await platform.pay(data.id);
  expect(await plan()).toBeNull();
  expect((await waiting()).at(-1)).toMatchObject({
    transaction_id: data.id,
    why: 'other-transaction',
    plan_name: 'unlimited-monthly',
    ordered_plan_name: 'unlimited-yearly',
  });
  await platform.pay(transaction_id);
  expect(await plan()).toBe('unlimited');
  const [{ subscription }] = (await platform.query(
    'select subscription from payment.purchases where id = $1',
    [transaction_id],
  )) as [{ subscription: string }];
  await inject('/test/clock', { to: new Date(Date.now() + 40 * 86_400_000).toISOString() });
  await platform.deliver();
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(
    purchases.map((one: { id: string; subscription_id: string }) => [one.id, one.subscription_id]),
  ).toEqual([[transaction_id, subscription]]);
});
