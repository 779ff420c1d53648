import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let parent: Caller;
let parent_id: string;
let first: string;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const MONTHLY = 'unlimited-monthly';
const YEARLY = 'unlimited-yearly';

async function buy(plan_name: string): Promise<string> {
  const { transaction_id } = (await parent.post('/api/payment/paddle', { plan_name, currency: 'EUR' })).json(); // prettier-ignore
  await platform.pay(transaction_id);
  return transaction_id;
}

const change = (plan: string) => parent.post(`/api/payment/upgrade-subscription?plan_name=${plan}`);
const eligibility = async (id: string) => (await parent.get(`/api/payment/refund-eligibility/${id}`)).json();
const ask = (id: string) => parent.post(`/api/payment/request-refund?purchase_id=${id}&reason=too+dear`);
const purchases = async () => (await parent.get('/api/payment/purchases')).json().purchases;
const subscriptionOf = () => [...platform.paddle.store.subscriptions.values()].at(-1)?.shown;
const inject = (url: string, payload: object) =>
  platform.paddle.app.inject({ method: 'POST', url, payload, headers: { authorization: 'bearer pdl_test_stand-in' } }); // prettier-ignore
const open = async () => (await parent.get('/api/payment/current-subscription')).json().subscription;
const jobs = (queue: string) => platform.query(`select 1 from jobs.job where name = $1 and state in ('created', 'retry', 'active')`, [queue]); // prettier-ignore

/** Lets everything happen that was begun, and delivers what the provider says of it. */
async function settle(): Promise<void> {
  for (const queue of ['payment-second-subscriptions', 'payment-refunds', 'payment-endings'])
    while ((await jobs(queue)).length > 0) await delay(20);
  await platform.deliver();
}
const told = async (type: string, about: string) =>
  platform.query(`select data->'data' as data from jobs.job where name = 'events-account' and data->>'type' = $1
    and data->'data' @> $2`, [type, about]); // prettier-ignore

beforeEach(async () => {
  parent_id = randomUUID();
  parent = platform.asParent(parent_id);
  first = await buy(MONTHLY);
});

const sumOf = (all: { returned: { amount: number } }[]): number => all.reduce((sum, one) => sum + one.returned.amount, 0); // prettier-ignore
const atProvider = () => [...platform.paddle.store.adjustments.values()];

/** Paddle's people approve every refund that was asked for. */
async function payOut(status = 'approved'): Promise<void> {
  for (const { id, status: now } of atProvider())
    if (now === 'pending_approval') await inject(`/test/adjustments/${id}`, { status });
  await platform.deliver();
}

describe('the 63 euros', () => {
  beforeEach(async () => {
    await change(YEARLY);
    await platform.deliver();
  });

  test('come back with the nine by a withdrawal: 72.00, told so before and after, and everything ends at once', async () => {
    expect(await eligibility(first)).toMatchObject({ is_eligible: true, rule: 'withdrawal', returns: { amount: 7200, currency: 'EUR' } }); // prettier-ignore
    expect((await ask(first)).json()).toMatchObject({ state: 'approved', returns: { amount: 7200 } });
    expect(await open()).toBeNull();
    await settle();
    expect(subscriptionOf()?.status).toBe('canceled');
    await payOut();
    expect(await purchases()).toMatchObject([
      { plan_name: YEARLY, state: 'refunded', paid: { amount: 6300 }, returned: { amount: 6300 } },
      { plan_name: MONTHLY, state: 'refunded', returned: { amount: 900 }, refund: { state: 'paid' } },
    ]);
    expect(await open()).toBeNull();
    for (const notice of ['refund-approved', 'refund-paid'])
      expect(await told('payment/notice', JSON.stringify({ notice, money: { amount: 7200, currency: 'EUR' }, owner: { id: parent_id } }))).toHaveLength(1); // prettier-ignore
    expect(await told('payment/notice', JSON.stringify({ notice: 'refund-paid', owner: { id: parent_id } }))).toHaveLength(1); // prettier-ignore
  });

  test('come back whichever of the payments is named, and once', async () => {
    const [later] = await purchases();
    expect(await eligibility(later.id)).toMatchObject({ rule: 'withdrawal', returns: { amount: 7200 } });
    await ask(later.id);
    expect(await eligibility(first)).toMatchObject({ is_eligible: false, rule: 'already-requested' });
    await settle();
    await payOut();
    expect(sumOf(await purchases())).toBe(7200);
  });

  test('of which staff gave a part back in the dashboard: the rest comes back, and no more', async () => {
    const { data } = (await inject('/adjustments', { action: 'refund', transaction_id: first, reason: 'kind' })).json(); // prettier-ignore
    await inject(`/test/adjustments/${data.id}`, { status: 'approved' });
    await platform.deliver();
    await ask((await purchases())[0].id);
    await settle();
    await payOut();
    expect(sumOf(await purchases())).toBe(7200);
    expect((await platform.query('select distinct state from payment.refunds r join payment.accounts a on a.id = r.account_id where a.owner_id = $1', [parent_id]))).toEqual([{ state: 'paid' }]); // prettier-ignore
  });

  test('stay ours if Paddle refuses the refund: what is paid is open again to its end', async () => {
    await ask(first);
    await settle();
    expect(await open()).toBeNull();
    await payOut('rejected');
    expect((await purchases()).map(({ state }: { state: string }) => state)).toEqual(['paid', 'paid']);
    expect(await open()).toMatchObject({ plan_name: YEARLY, state: 'ended', next_charge: null });
  });
});

test('a change that the provider has not told yet comes back too', async () => {
  await change(YEARLY);
  await ask(first);
  await settle();
  await payOut();
  expect(sumOf(await purchases())).toBe(7200);
});

test('a subscription of which a refund waits, or was paid, is not changed any more', async () => {
  expect((await ask(first)).json()).toMatchObject({ state: 'approved' });
  expect((await change(YEARLY)).json().code).toBe('payment/refund-waits');
});

test('a change and a withdrawal at once end with all of the money back', async () => {
  await Promise.all([ask(first), change(YEARLY)]);
  await settle();
  await payOut();
  const { paid, back } = (await purchases()).reduce(
    (
      sum: { paid: number; back: number },
      one: { paid: { amount: number }; returned: { amount: number } },
    ) => ({
      paid: sum.paid + one.paid.amount,
      back: sum.back + one.returned.amount,
    }),
    { paid: 0, back: 0 },
  );
  expect(back).toBe(paid);
});

test('twelve months of one plan are no change: the running one goes back as before', async () => {
  const id = subscriptionOf()?.id ?? '';
  const now = platform.paddle.store.clock.iso();
  await inject('/test/clock', { to: new Date(Date.parse(now) + 63 * 86_400_000).toISOString() });
  await platform.deliver();
  await platform.query(`update payment.purchases set paid_at = paid_at - interval '63 days', period_ends_at = period_ends_at - interval '63 days' where subscription = $1`, [id]); // prettier-ignore
  const paid = (await purchases()).filter((one: { subscription_id: string }) => one.subscription_id === id);
  expect(paid.length).toBeGreaterThan(1);
  expect(await eligibility(paid[0].id)).toMatchObject({
    is_eligible: true,
    rule: 'period-running',
    returns: { amount: 900 },
  });
});

test('an upgrade that is sent twice is one: 72.00 are sold for 72.00, before and after it is told', async () => {
  const charged = () => [...platform.paddle.store.transactions.values()].filter(one => one.subscription_id === subscriptionOf()?.id && one.status === 'completed').length; // prettier-ignore
  const answers = await Promise.all([change(YEARLY), change(YEARLY), change(YEARLY)]);
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 200]);
  expect((await change(YEARLY)).statusCode).toBe(200);
  expect(charged()).toBe(2);
  await platform.deliver();
  const sums = await platform.query(
    `select l.account, sum(l.amount)::int as sum from payment.ledger_lines l join payment.ledger_entries e on e.id = l.entry_id
     join payment.accounts a on a.id = e.account_id where a.owner_id = $1 group by l.account order by l.account`,
    [parent_id],
  );
  const of = Object.fromEntries(sums.map(({ account, sum }) => [String(account), Number(sum)]));
  expect(of).toMatchObject({ received: 7200, revenue: -7200 - (of['tax'] ?? 0) });
  expect(of['credit']).toBeUndefined();
});

describe('a refund in the dashboard', () => {
  const refund = async (transaction_id: string) => {
    const { data } = (
      await inject('/adjustments', { action: 'refund', transaction_id, reason: 'kind' })
    ).json();
    await inject(`/test/adjustments/${data.id}`, { status: 'approved' });
    await platform.deliver();
    await settle();
  };

  test('of what pays for now ends the subscription there too, so that nothing is charged again', async () => {
    await refund(first);
    expect(subscriptionOf()?.status).toBe('canceled');
    expect(await open()).toBeNull();
    expect(await told('payment/notice', JSON.stringify({ notice: 'refund-paid', money: { amount: 900 }, owner: { id: parent_id } }))).toHaveLength(1); // prettier-ignore
  });

  test('of an older month leaves it running, also if the later payment is told later', async () => {
    const now = platform.paddle.store.clock.iso();
    await inject('/test/clock', { to: new Date(Date.parse(now) + 40 * 86_400_000).toISOString() });
    await refund(first);
    expect(subscriptionOf()?.status).toBe('active');
    expect((await open()).plan_name).toBe(MONTHLY);
  });
});

describe('three subscriptions that were paid all the same', () => {
  /** As it would be if three tabs got past us: an order of ours, paid at the provider. */
  async function payAnother(plan: string): Promise<string> {
    const [{ id: order }] = (await platform.query(
      `insert into payment.orders (account_id, plan, amount, currency)
       select account_id, $2, $3, 'EUR' from payment.purchases where id = $1 returning id`,
      [first, plan, plan === MONTHLY ? 900 : 7200],
    )) as [{ id: string }];
    const items = [{ price_id: `pri_test_${plan.replace('-', '_')}`, quantity: 1 }];
    const { data } = (await inject('/transactions', { items, currency_code: 'EUR', custom_data: { order } })).json(); // prettier-ignore
    await platform.query('update payment.orders set transaction = $2 where id = $1', [order, data.id]);
    await platform.pay(data.id);
    return data.id;
  }
  const running = () => [...platform.paddle.store.subscriptions.values()].slice(-3).map(({ shown }) => shown.status); // prettier-ignore

  test('are one: the later two are cancelled and paid back whole, and their payer is told of each', async () => {
    await payAnother(YEARLY);
    await payAnother(MONTHLY);
    await settle();
    expect(running()).toEqual(['active', 'canceled', 'canceled']);
    await payOut();
    expect(sumOf(await purchases())).toBe(8100);
    expect((await open()).plan_name).toBe(MONTHLY);
    const notices = await told('payment/notice', JSON.stringify({ notice: 'bought-twice', owner: { id: parent_id } })); // prettier-ignore
    expect(notices.map(({ data }) => (data as { money: { amount: number } }).money.amount).toSorted()).toEqual([7200, 900]); // prettier-ignore
  });

  test('are none where the first had ended at the provider, although we are not told yet', async () => {
    const id = subscriptionOf()?.id;
    await inject(`/subscriptions/${id}/cancel`, { effective_from: 'immediately' });
    await payAnother(YEARLY);
    await platform.query(`update payment.subscriptions set state = 'active', ends_at = null where id = $1`, [
      id,
    ]);
    // Something is told of the later one.
    await platform.paddle.app.inject({ method: 'PATCH', url: `/subscriptions/${subscriptionOf()?.id}`, payload: { scheduled_change: null }, headers: { authorization: 'bearer pdl_test_stand-in' } }); // prettier-ignore
    await platform.deliver();
    await settle();
    expect(subscriptionOf()?.status).toBe('active');
  });
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
    expect(await told('payment/notice', JSON.stringify({ notice: 'charged-back', money: { amount: 900 }, owner: { id: parent_id } }))).toHaveLength(1); // prettier-ignore
  });

  test('and gives back what it took opens a year again, for as long as it is paid', async () => {
    await change(YEARLY);
    await platform.deliver();
    await chargeFirstBack();
    await inject('/test/chargebacks', { transaction_id: first, action: 'chargeback_reverse' });
    await platform.deliver();
    expect(await open()).toMatchObject({ plan_name: YEARLY, next_charge: null });
    expect((await parent.get('/api/payment/current-plan')).json().subscription).toBe('unlimited');
    expect((await parent.get('/api/payment/active-subscriptions')).json().subscriptions).toHaveLength(1);
  });

  test('a payment of which a part went back already takes the rest, and closes it too', async () => {
    await platform.query(`insert into payment.facts (id, purchase, data) select 'evt_part', $1, jsonb_build_object('id', 'evt_part', 'at', to_json(now()), 'kind', 'adjustment', 'adjustment', 'adj_part', 'purchase', $1::text, 'action', 'refund', 'status', 'approved', 'total', 100, 'tax', 0, 'currency', 'EUR')`, [first]); // prettier-ignore
    await chargeFirstBack();
    expect(await open()).toBeNull();
  });
});
