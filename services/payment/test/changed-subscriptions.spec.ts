import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let parent: Caller;
let staff: Caller;
let first: string;

beforeAll(async () => {
  platform = await startPlatform();
  staff = platform.as({ role: 'parent', user: randomUUID(), session: randomUUID(), staff: true });
});
afterAll(() => platform.close());

const MONTHLY = 'unlimited-monthly';
const YEARLY = 'unlimited-yearly';

async function buy(plan_name: string, early_start = false): Promise<string> {
  const { transaction_id } = (await parent.post('/api/payment/paddle', { plan_name, currency: 'EUR', early_start })).json(); // prettier-ignore
  await platform.pay(transaction_id);
  return transaction_id;
}

const change = (plan: string) => parent.post(`/api/payment/upgrade-subscription?plan_name=${plan}`);
const eligibility = async (id: string) => (await parent.get(`/api/payment/refund-eligibility/${id}`)).json();
const ask = (id: string) => parent.post(`/api/payment/request-refund?purchase_id=${id}&reason=too+dear`);
const purchases = async () => (await parent.get('/api/payment/purchases')).json().purchases;
const subscriptionOf = () => [...platform.paddle.store.subscriptions.values()].at(-1)?.shown;
const adjustments = () => platform.paddle.store.adjustments.size;
const inject = (url: string, payload: object) =>
  platform.paddle.app.inject({ method: 'POST', url, payload, headers: { authorization: 'bearer pdl_test_stand-in' } }); // prettier-ignore
const open = async () => (await parent.get('/api/payment/current-subscription')).json().subscription;
const jobs = (queue: string) => platform.query(`select 1 from jobs.job where name = $1 and state in ('created', 'retry', 'active')`, [queue]); // prettier-ignore

/** Lets everything happen that was begun, and delivers what the provider says of it. */
async function settle(): Promise<void> {
  for (const queue of ['payment-refunds', 'payment-endings'])
    while ((await jobs(queue)).length > 0) await delay(20);
  await platform.deliver();
}
const told = async (type: string, about: string) =>
  platform.query(`select data->'data' as data from jobs.job where name = 'events-account' and data->>'type' = $1
    and data->'data' @> $2`, [type, about]); // prettier-ignore

beforeEach(async () => {
  parent = platform.asParent();
  first = await buy(MONTHLY);
});

describe('the 63 euros', () => {
  beforeEach(async () => {
    await change(YEARLY);
    await platform.deliver();
  });

  test('of a changed plan are not lost by a withdrawal: nothing is paid back by itself, and support is told once', async () => {
    const before = adjustments();
    expect(await eligibility(first)).toMatchObject({ is_eligible: true, rule: 'withdrawal', by_staff: true });
    expect((await ask(first)).json()).toMatchObject({ state: 'requested', by_staff: true, review_days: 2 });
    await settle();
    expect(adjustments()).toBe(before);
    expect((await purchases()).map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid']);
    expect((await open()).plan_name).toBe(YEARLY);
    expect(await told('payment/support-notice', JSON.stringify({ about: 'refund', purchase_id: first }))).toHaveLength(1); // prettier-ignore
    const { requests } = (await staff.get('/api/payment/support/refunds')).json();
    expect(requests).toContainEqual(expect.objectContaining({ rule: 'withdrawal', by_staff: true }));
    // Nor by the other payment, for which there is a year of use: one request stands for all of them.
    const [later] = await purchases();
    expect(await eligibility(later.id)).toMatchObject({ is_eligible: false, rule: 'already-requested' });
  });

  test('are counted by support: it has the provider pay what is right, and approving pays nothing more and ends the plan', async () => {
    await ask(first);
    const [{ id, at_provider }] = (await platform.query('select r.id, p.subscription as at_provider from payment.refunds r join payment.purchases p on p.id = r.purchase_id where p.id = $1', [first])) as [{ id: string; at_provider: string }]; // prettier-ignore
    for (const { id: transaction_id } of await purchases()) {
      const { data } = (await inject('/adjustments', { action: 'refund', transaction_id, reason: 'withdrawn' })).json(); // prettier-ignore
      await inject(`/test/adjustments/${data.id}`, { status: 'approved' });
    }
    await platform.deliver();
    const before = adjustments();
    const decided = await staff.put(`/api/payment/support/refunds/${id}`, { decision: 'approve', reason: 'counted' }); // prettier-ignore
    expect(decided.statusCode).toBe(200);
    await settle();
    expect(adjustments()).toBe(before);
    expect(platform.paddle.store.subscriptions.get(at_provider)?.shown.status).toBe('canceled');
    // What was credited of the first payment went back with it.
    expect(await purchases()).toMatchObject([
      { plan_name: YEARLY, returned: { amount: 6300 } },
      { state: 'refunded', returned: { amount: 900 }, refund: { state: 'paid' } },
    ]);
    expect(await open()).toBeNull();
    expect(await told('payment/notice', '{"notice": "refund-by-staff"}')).not.toEqual([]);
    expect((await platform.query('select state from payment.refunds where purchase_id = $1', [first]))[0]?.state).toBe('paid'); // prettier-ignore
  });

  test('a subscription that came back to its first plan stays one that was changed', async () => {
    const id = subscriptionOf()?.id ?? '';
    const price_id = 'pri_test_unlimited_monthly';
    await platform.paddle.app.inject({ method: 'PATCH', url: `/subscriptions/${id}`, payload: { items: [{ price_id, quantity: 1 }], proration_billing_mode: 'do_not_bill' }, headers: { authorization: 'bearer pdl_test_stand-in' } }); // prettier-ignore
    await platform.deliver();
    expect((await open()).plan_name).toBe(MONTHLY);
    expect(await eligibility(first)).toMatchObject({ by_staff: true });
  });
});

test('a change that the provider has not told yet counts already', async () => {
  await change(YEARLY);
  expect((await ask(first)).json()).toMatchObject({ state: 'requested', by_staff: true });
});

test('a change that the bank declined is none', async () => {
  await platform.paddle.app.inject({ method: 'POST', url: '/card', payload: new URLSearchParams({ subscription: subscriptionOf()?.id ?? '', card: '4000 0027 6000 3184' }).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } }); // prettier-ignore
  expect((await change(YEARLY)).json().code).toBe('payment/declined');
  await platform.deliver();
  expect(await eligibility(first)).toMatchObject({ rule: 'withdrawal', by_staff: false });
});

test('a subscription of which a refund waits, or was paid, is not changed any more, also when both come at once', async () => {
  expect((await ask(first)).json()).toMatchObject({ state: 'approved', by_staff: false });
  expect((await change(YEARLY)).json().code).toBe('payment/refund-waits');
  parent = platform.asParent();
  first = await buy(MONTHLY);
  const [asked, changed] = await Promise.all([ask(first), change(YEARLY)]);
  const isFree = changed.statusCode === 200;
  expect(asked.json()).toMatchObject({ state: isFree ? 'requested' : 'approved', by_staff: isFree });
});

test('twelve months of one plan are no change: the running one goes back as before', async () => {
  const id = subscriptionOf()?.id ?? '';
  const now = platform.paddle.store.clock.iso();
  await inject('/test/clock', { to: new Date(Date.parse(now) + 63 * 86_400_000).toISOString() });
  await platform.deliver();
  const paid = (await purchases()).filter((one: { subscription_id: string }) => one.subscription_id === id);
  expect(paid.length).toBeGreaterThan(1);
  expect(await eligibility(paid[0].id)).toMatchObject({ is_eligible: true, rule: 'period-running', by_staff: false }); // prettier-ignore
});

describe('a bank that takes back', () => {
  /** Who takes back what was paid two months ago. */
  async function chargeFirstBack(): Promise<void> {
    await inject('/test/chargebacks', { transaction_id: first });
    await platform.deliver();
    await settle();
  }

  test('a month that is over closes the subscription at once, ends it at the provider, and tells support once', async () => {
    const now = platform.paddle.store.clock.iso();
    await inject('/test/clock', { to: new Date(Date.parse(now) + 63 * 86_400_000).toISOString() });
    await platform.deliver();
    expect((await open()).plan_name).toBe(MONTHLY);
    await inject('/test/chargebacks', { transaction_id: first });
    await platform.deliver();
    expect(await open()).toBeNull();
    expect((await parent.get('/api/payment/current-plan')).json().subscription).toBeNull();
    await settle();
    expect(subscriptionOf()?.status).toBe('canceled');
    await platform.deliver();
    expect(await told('payment/support-notice', JSON.stringify({ about: 'chargeback', purchase_id: first }))).toHaveLength(1); // prettier-ignore
  });

  test('the nine euros of a year gets no year', async () => {
    await change(YEARLY);
    await platform.deliver();
    await chargeFirstBack();
    expect(await open()).toBeNull();
    expect(subscriptionOf()?.status).toBe('canceled');
  });

  test('a payment of which a part went back already takes the rest, and closes it too', async () => {
    await platform.query(`insert into payment.facts (id, purchase, data) select 'evt_part', $1, jsonb_build_object('id', 'evt_part', 'at', to_json(now()), 'kind', 'adjustment', 'adjustment', 'adj_part', 'purchase', $1::text, 'action', 'refund', 'status', 'approved', 'total', 100, 'tax', 0, 'currency', 'EUR')`, [first]); // prettier-ignore
    await chargeFirstBack();
    expect(await open()).toBeNull();
  });
});
