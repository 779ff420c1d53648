import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let user: string;
let parent: Caller;
let purchase: string;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function buy(caller: Caller, plan_name: string, currency = 'EUR', country = 'DE'): Promise<string> {
  const body = { plan_name, currency };
  const { transaction_id } = (await caller.post('/api/payment/paddle', body)).json();
  await platform.pay(transaction_id, undefined, country);
  return transaction_id;
}

const current = async (caller: Caller) =>
  (await caller.get('/api/payment/current-subscription')).json().subscription;

/** What account is asked to write to somebody, in its order. */
const toldTo = async (owner: string): Promise<unknown[]> =>
  (
    await platform.query(
      `select data->'data'->>'notice' as notice from jobs.job
       where name = 'events-account' and data->>'type' = 'payment/notice' and data->'data'->'owner'->>'id' = $1
       order by created_on`,
      [owner],
    )
  ).map(({ notice }) => notice);

beforeEach(async () => {
  user = randomUUID();
  parent = platform.asParent(user);
  purchase = await buy(parent, 'unlimited-monthly');
});

test('a subscription is shown with its next charge, and opens levels for the parent and the students', async () => {
  const shown = await current(parent);
  expect(shown).toMatchObject({
    plan_name: 'unlimited-monthly',
    state: 'active',
    purchase_id: purchase,
    ends_at: null,
  });
  expect(shown.next_charge.money).toEqual({ amount: 900, currency: 'EUR' });
  expect((await parent.get('/api/payment/active-subscriptions')).json().subscriptions).toEqual([shown]);
  expect((await parent.get('/api/payment/upgrade-to-organization')).json()).toEqual({
    page: 'schools',
    subscription: shown,
  });
  const plan = async (caller: Caller) => (await caller.get('/api/payment/current-plan')).json();
  const student = platform.asStudent({ user, student: randomUUID() });
  expect([await plan(parent), await plan(student)]).toEqual(
    [1, 2].map(() => ({ subscription: 'unlimited', courses: [] })),
  );
  expect(await plan(platform.as())).toEqual({ subscription: null, courses: [] });
  expect(await plan(platform.asParent())).toEqual({ subscription: null, courses: [] });
});

test('an end that was chosen is taken back until it is reached, by who pays, and is charged then as before', async () => {
  const resume = (by: Caller) => by.post(`/api/payment/resume-subscription?purchase_id=${purchase}`);
  const before = await current(parent);
  await parent.post(`/api/payment/cancel-subscription?purchase_id=${purchase}`);
  await platform.deliver();
  expect(await current(parent)).toMatchObject({ next_charge: null });
  expect((await resume(platform.asParent())).json().code).toBe('payment/unknown-purchase');
  expect((await resume(parent)).json()).toEqual(before);
  expect((await resume(parent)).json()).toEqual(before);
  await platform.deliver();
  expect(await current(parent)).toEqual(before);
  const id = String(before.id);
  await platform.paddle.app.inject({
    method: 'POST',
    url: `/subscriptions/${id}/cancel`,
    payload: { effective_from: 'immediately' },
    headers: { authorization: 'bearer pdl_test_stand-in' },
  });
  await platform.deliver();
  expect((await resume(parent)).json().code).toBe('payment/no-subscription');
});

test('a subscription that is being paid back, or that the bank took back, does not go on', async () => {
  const resume = () => parent.post(`/api/payment/resume-subscription?purchase_id=${purchase}`);
  await platform.query(
    `insert into payment.refunds (purchase_id, account_id, state, rule, reason) select id, account_id, 'approved', 'withdrawal', '' from payment.purchases where id = $1`,
    [purchase],
  );
  expect((await resume()).json().code).toBe('payment/refund-waits');
  await platform.query(`delete from payment.refunds where purchase_id = $1`, [purchase]);
  await platform.query(`update payment.purchases set state = 'charged-back' where id = $1`, [purchase]);
  expect((await resume()).json().code).toBe('payment/no-subscription');
});

test('a pause that the provider is told of begins with the end of the period: that is shown, and all is open till then', async () => {
  const before = await current(parent);
  const ask = async (method: 'POST' | 'PATCH', more: string, payload: object) => {
    const headers = { authorization: 'bearer pdl_test_stand-in' };
    await platform.paddle.app.inject({ method, url: `/subscriptions/${before.id}${more}`, payload, headers });
    await platform.deliver();
  };
  await ask('POST', '/pause', {});
  const until = before.next_charge.at;
  const on_resume = { money: { amount: 900, currency: 'EUR' }, at: until };
  const paused = { ...before, state: 'paused', next_charge: null, on_resume, open_until: until };
  expect(await current(parent)).toEqual(paused);
  await ask('PATCH', '', { scheduled_change: null });
  expect(await current(parent)).toEqual(before);
  await ask('POST', '/pause', {});
  await platform.paddle.app.inject({ method: 'POST', url: '/test/clock', payload: { to: until } });
  await platform.deliver();
  expect(await current(parent)).toEqual(paused);
  const purchases = (await parent.get('/api/payment/purchases')).json().purchases;
  expect(purchases.map(({ id }: { id: string }) => id)).toEqual([purchase]);
});

test('an end comes with the paid period, and is the same when it is asked for again', async () => {
  const cancel = () => parent.post(`/api/payment/cancel-subscription?purchase_id=${purchase}`);
  const { next_charge } = await current(parent);
  const first = await cancel();
  expect(first.json()).toEqual({ ends_at: next_charge.at });
  await platform.deliver();
  expect((await cancel()).json()).toEqual(first.json());
  expect(await current(parent)).toMatchObject({
    next_charge: null,
    ends_at: next_charge.at,
    open_until: next_charge.at,
  });
  const stranger = await platform.asParent().post(`/api/payment/cancel-subscription?purchase_id=${purchase}`);
  expect(stranger.json().code).toBe('payment/unknown-purchase');
});

test('one whose renewal is not paid ends at once: the provider does not go on to try, and there is no time of grace', async () => {
  const payer = randomUUID();
  const late = platform.asParent(payer);
  const { transaction_id: id } = (
    await late.post('/api/payment/paddle', { plan_name: 'unlimited-monthly', currency: 'EUR' })
  ).json();
  await platform.pay(id, '4000 0027 6000 3184');
  const { next_charge } = await current(late);
  const to = new Date(Date.parse(next_charge.at) + 3_600_000).toISOString();
  await platform.paddle.app.inject({ method: 'POST', url: '/test/clock', payload: { to } });
  await platform.deliver();
  expect((await current(late)).state).toBe('past-due');
  await late.post(`/api/payment/cancel-subscription?purchase_id=${id}`);
  await platform.deliver();
  const { transactions, subscriptions } = platform.paddle.store;
  const subscription = transactions.get(id)?.subscription_id ?? '';
  const renewal = [...transactions.values()].findLast(one => one.subscription_id === subscription);
  expect([subscriptions.get(subscription)?.shown.status, renewal?.status]).toEqual(['canceled', 'canceled']);
  expect(await current(late)).toMatchObject({ state: 'ended', open_until: next_charge.at });
  await platform.rebuild();
  expect(await toldTo(payer)).toEqual(['purchase-made', 'payment-failed', 'subscription-ended']);
});

describe('a change of plan', () => {
  const preview = async (plan: string) =>
    (await parent.get(`/api/payment/preview-subscription-upgrade?plan_name=${plan}`)).json();
  const change = async (plan: string) =>
    (await parent.post(`/api/payment/upgrade-subscription?plan_name=${plan}`)).json();

  test('to a longer one is charged at once, less what is left', async () => {
    const said = await preview('unlimited-yearly');
    expect(said).toMatchObject({
      takes_effect: 'at-once',
      credit: { amount: 900 },
      charge_now: { amount: 6300, currency: 'EUR' },
    });
    expect(await change('unlimited-yearly')).toMatchObject({ plan_name: 'unlimited-yearly' });
    await platform.deliver();
    const shown = await current(parent);
    expect(shown).toMatchObject({ plan_name: 'unlimited-yearly', next_charge: { money: { amount: 7200 } } });
    expect(Date.parse(shown.next_charge.at) - Date.now()).toBeGreaterThan(360 * 86_400_000);
  });

  test('is told with the tax that comes on top of prices, now and at the next charge', async () => {
    parent = platform.asParent();
    await buy(parent, 'unlimited-monthly', 'USD', 'US');
    const said = await preview('unlimited-yearly');
    expect(said.next_charge.money).toEqual({ amount: 7776, currency: 'USD' });
    await change('unlimited-yearly');
    await platform.deliver();
    const { purchases } = (await parent.get('/api/payment/purchases')).json();
    const made = purchases.find(({ plan_name }: { plan_name: string }) => plan_name === 'unlimited-yearly');
    expect(made.paid.amount).toBe(said.charge_now.amount);
    expect((await preview('unlimited-monthly')).next_charge.money).toEqual({ amount: 972, currency: 'USD' });
  });

  test('is none to the same plan or one of schools, and without a subscription', async () => {
    expect((await change('unlimited-monthly')).code).toBe('payment/not-your-plan');
    expect((await change('school-small')).code).toBe('payment/not-your-plan');
    const other = await platform
      .asParent()
      .post('/api/payment/upgrade-subscription?plan_name=unlimited-yearly');
    expect(other.json().code).toBe('payment/no-subscription');
  });
});

test('the card is changed in a transaction of nothing, which is no purchase; what is paid later is known by its buyer', async () => {
  const { transaction_id, url } = (await parent.post('/api/payment/change-card')).json();
  expect(url).toMatch(new RegExp(`/checkout\\?_ptxn=${transaction_id}$`));
  await platform.pay(transaction_id);
  expect((await parent.get('/api/payment/purchases')).json().purchases).toHaveLength(1);
  expect((await parent.get(`/api/payment/checkout/${transaction_id}`)).json().code).toBe(
    'payment/unknown-purchase',
  );
  await parent.post('/api/payment/upgrade-subscription?plan_name=unlimited-yearly');
  await platform.deliver();
  const [later] = (await parent.get('/api/payment/purchases')).json().purchases;
  expect((await parent.get(`/api/payment/checkout/${later.id}`)).json()).toMatchObject({
    plan_name: 'unlimited-yearly',
    state: 'paid',
    is_open: true,
  });
  expect((await platform.asParent().get(`/api/payment/checkout/${later.id}`)).json().code).toBe(
    'payment/unknown-purchase',
  );
  expect((await platform.asParent().post('/api/payment/change-card')).json().code).toBe(
    'payment/no-subscription',
  );
});

test('a pause in the dashboard charges nothing and stays open to what is paid; what is resumed there is paid and open', async () => {
  const [id] = [...platform.paddle.store.subscriptions.keys()].slice(-1);
  const ask = (what: string) =>
    platform.paddle.app.inject({
      method: 'POST',
      url: `/subscriptions/${id}/${what}`,
      payload: { effective_from: 'immediately' },
      headers: { authorization: 'bearer pdl_test_stand-in' },
    });
  const { next_charge } = await current(parent);
  await ask('pause');
  await platform.deliver();
  expect(await current(parent)).toMatchObject({
    state: 'paused',
    next_charge: null,
    open_until: next_charge.at,
  });
  await ask('resume');
  await platform.deliver();
  expect(await current(parent)).toMatchObject({ state: 'active', next_charge: { money: { amount: 900 } } });
  expect((await parent.get('/api/payment/purchases')).json().purchases).toHaveLength(2);
});

test('a year that is made a month in the dashboard charges nothing, and only what the card paid can come back', async () => {
  await parent.post('/api/payment/upgrade-subscription?plan_name=unlimited-yearly');
  const payload = {
    items: [{ price_id: 'pri_test_unlimited_monthly', quantity: 1 }],
    proration_billing_mode: 'prorated_immediately',
  };
  const url = `/subscriptions/${[...platform.paddle.store.subscriptions.keys()].at(-1)}`;
  await platform.paddle.app.inject({
    method: 'PATCH',
    url,
    payload,
    headers: { authorization: 'bearer pdl_test_stand-in' },
  });
  await platform.deliver();
  expect(await platform.query('select doubt from payment.provider_events where doubt is not null')).toEqual(
    [],
  );
  expect((await current(parent)).plan_name).toBe('unlimited-monthly');
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(purchases.map((one: { paid: { amount: number } }) => one.paid.amount)).toEqual([0, 6300, 900]);
  const eligibility = await parent.get(`/api/payment/refund-eligibility/${purchases[1].id}`);
  expect(eligibility.json().returns).toMatchObject({ amount: 7200 });
});
