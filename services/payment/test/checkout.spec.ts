import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { signed } from './payments.harness.ts';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const COURSE = { plan_name: 'beginner', currency: 'EUR' };
const MONTHLY = { plan_name: 'unlimited-monthly', currency: 'EUR' };
const SCHOOL = { plan_name: 'school-small', currency: 'EUR' };

describe('a checkout', () => {
  test('is one purchase for a double click and two tabs, and another for somebody else', async () => {
    const parent = platform.asParent();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => parent.post('/api/payment/paddle', COURSE)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const [first, ...others] = answers.map(answer => answer.json());
    expect(first).toMatchObject({ client_token: null, is_test: true });
    expect(first.url).toContain(first.transaction_id);
    for (const other of others) expect(other).toEqual(first);
    const mine = await platform.query('select account_id from payment.orders where transaction = $1', [
      first.transaction_id,
    ]);
    expect(
      await platform.query('select 1 from payment.orders where account_id = $1', [mine[0]?.account_id]),
    ).toHaveLength(1);
    const other = await platform.asParent().post('/api/payment/paddle', COURSE);
    expect(other.json().transaction_id).not.toBe(first.transaction_id);
  });

  test('of a course gives it to the student who was chosen, and says when it can be used', async () => {
    const user = randomUUID();
    const parent = platform.asParent(user);
    const student_id = await platform.student(user);
    const { transaction_id } = (await parent.post('/api/payment/paddle', { ...COURSE, student_id })).json();
    const state = async () => (await parent.get(`/api/payment/checkout/${transaction_id}`)).json();
    expect(await state()).toEqual({
      plan_name: 'beginner',
      state: 'open',
      is_open: false,
      is_unassigned: false,
    });
    await platform.pay(transaction_id);
    expect(await state()).toEqual({
      plan_name: 'beginner',
      state: 'paid',
      is_open: true,
      is_unassigned: false,
    });
    const again = await parent.post('/api/payment/paddle', { ...COURSE, student_id });
    expect(again.json().code).toBe('payment/student-has-course');
    const stranger = await platform.asParent().get(`/api/payment/checkout/${transaction_id}`);
    expect(stranger.json().code).toBe('payment/unknown-purchase');
  });

  test('without a student waits for one', async () => {
    const parent = platform.asParent();
    const { transaction_id } = (await parent.post('/api/payment/paddle', COURSE)).json();
    await platform.pay(transaction_id);
    const { body } = await parent.get(`/api/payment/checkout/${transaction_id}`);
    expect(JSON.parse(body)).toMatchObject({ state: 'paid', is_open: false, is_unassigned: true });
  });

  test('that was declined is not in the history and is gone on with, and a subscription is not bought twice', async () => {
    const parent = platform.asParent();
    const { transaction_id } = (await parent.post('/api/payment/paddle', MONTHLY)).json();
    const history = async () => (await parent.get('/api/payment/purchases')).json().purchases;
    await platform.pay(transaction_id, '4000 0000 0000 0002');
    expect(await history()).toEqual([]);
    expect((await parent.post('/api/payment/paddle', MONTHLY)).json().transaction_id).toBe(transaction_id);
    await platform.pay(transaction_id);
    expect(await history()).toHaveLength(1);
    expect((await parent.get(`/api/payment/checkout/${transaction_id}`)).json()).toMatchObject({
      is_open: true,
    });
    expect((await parent.post('/api/payment/paddle', MONTHLY)).json().code).toBe(
      'payment/already-subscribed',
    );
  });

  test.each([
    ['a parent a plan of schools', 'parent', SCHOOL, 'payment/not-your-plan'],
    ['a school a plan of families', 'admin', MONTHLY, 'payment/not-your-plan'],
    ['anybody what is not sold', 'parent', { ...COURSE, plan_name: 'everything' }, 'payment/unknown-plan'],
    ['a parent a course for the child of others', 'parent', { ...COURSE, student_id: randomUUID() }, 'payment/not-your-student'],
  ] as const)('sells not %s', async (_, role, body, code) => {
    const caller = role === 'admin' ? platform.asAdmin() : platform.asParent();
    expect((await caller.post('/api/payment/paddle', body)).json().code).toBe(code);
  }); // prettier-ignore
});

test('a preview says the price with its tax, and the next charge of what renews', async () => {
  const visitor = platform.as({ country: 'de' });
  const preview = async (plan: string) =>
    (await visitor.get(`/api/payment/checkout-preview?plan_name=${plan}&currency=EUR`)).json();
  expect(await preview('beginner')).toEqual({
    plan_name: 'beginner',
    subtotal: { amount: 4118, currency: 'EUR' },
    tax: { amount: 782, currency: 'EUR' },
    total: { amount: 4900, currency: 'EUR' },
    is_tax_known: true,
    next_charge: null,
  });
  const nowhere = await platform.as().get('/api/payment/checkout-preview?plan_name=beginner&currency=USD');
  expect(nowhere.json()).toMatchObject({ tax: { amount: 0 }, is_tax_known: false });
  // Proxies write XX for a country that they do not know.
  const chosen = '/api/payment/checkout-preview?plan_name=beginner&currency=USD&country=US';
  for (const country of ['xx', 'de'])
    expect((await platform.as({ country }).get(chosen)).json()).toMatchObject({
      total: { amount: 5292 },
      is_tax_known: true,
    });
  expect((await platform.as({ country: 'xx' }).get(chosen.replace('&country=US', ''))).json()).toMatchObject({
    is_tax_known: false,
  });
  const { next_charge } = await preview('unlimited-monthly');
  expect(next_charge.money).toEqual({ amount: 900, currency: 'EUR' });
  expect((await preview('everything')).code).toBe('payment/unknown-plan');
});

test('where tax comes on top, it is in the total before paying, and in what was paid', async () => {
  const parent = platform.asParent();
  const query = 'plan_name=beginner&currency=USD';
  const preview = await platform.as({ country: 'us' }).get(`/api/payment/checkout-preview?${query}`);
  expect(preview.json()).toMatchObject({
    subtotal: { amount: 4900 },
    tax: { amount: 392 },
    total: { amount: 5292, currency: 'USD' },
  });
  const { transaction_id } = (
    await parent.post('/api/payment/paddle', { ...COURSE, currency: 'USD' })
  ).json();
  await platform.pay(transaction_id, undefined, 'US');
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(purchases).toMatchObject([{ state: 'paid', paid: { amount: 5292, currency: 'USD' } }]);
  const books = await platform.query(
    'select account, amount::int from payment.ledger_lines where entry_id = $1 order by account',
    [`payment ${transaction_id}`],
  );
  expect(books).toEqual([
    { account: 'received', amount: 5292 },
    { account: 'revenue', amount: -4900 },
    { account: 'tax', amount: -392 },
  ]);
});

describe('an event', () => {
  const event = JSON.stringify({
    event_id: 'evt_forged',
    event_type: 'transaction.paid',
    occurred_at: new Date().toISOString(),
    data: {},
  });
  const send = async (body: string, signature: string) =>
    (await platform.as().post('/api/payment/webhook', body, { 'paddle-signature': signature })).statusCode;

  test('is believed only as it was signed, and lately', async () => {
    expect(await send(event, signed(event, undefined, 'pdl_ntfset_another_secret'))).toBe(403);
    expect(await send(`${event} `, signed(event))).toBe(403);
    expect(await send(event, signed(event, Math.floor(Date.now() / 1000) - 600))).toBe(403);
    expect(await send(event, 'nonsense')).toBe(403);
    expect(await platform.query(`select 1 from payment.provider_events where id = 'evt_forged'`)).toEqual([]);
  });

  test('that is sent again is stored once', async () => {
    const known = event.replace('evt_forged', 'evt_again');
    expect([await send(known, signed(known)), await send(known, signed(known))]).toEqual([200, 200]);
    expect(await platform.query(`select 1 from payment.provider_events where id = 'evt_again'`)).toHaveLength(
      1,
    );
  });
});

test('a provider who is away is named, and nothing is half bought', async () => {
  const away = await startPlatform();
  await away.paddle.close();
  const parent = away.asParent();
  const answers = await Promise.all([1, 2].map(() => parent.post('/api/payment/paddle', COURSE)));
  expect(answers.map(answer => [answer.statusCode, answer.json().code])).toEqual(
    answers.map(() => [503, 'payment/provider-down']),
  );
  expect(await away.query('select 1 from payment.orders')).toEqual([]);
  await away.close();
});
