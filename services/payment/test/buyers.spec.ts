import type { Buyer, Contract } from '@burrow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let staff: Caller;
let user: string;
let parent: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  staff = platform.as({ role: 'parent', user: randomUUID(), session: randomUUID(), staff: true });
});
afterAll(() => platform.close());
beforeEach(() => {
  user = randomUUID();
  parent = platform.asParent(user);
});

const REASON = { reason: 'Told so by phone' };
const begin = async (plan_name: string) =>
  (await parent.post('/api/payment/paddle', { plan_name, currency: 'EUR', early_start: false })).json()
    .transaction_id as string;
const find = async (text: string): Promise<Buyer> =>
  (await staff.get(`/api/payment/support/buyers?find=${encodeURIComponent(text)}`)).json().buyers[0];
const told = ({ story }: Contract) => story.map(({ what }) => what);

async function buy(plan: string): Promise<string> {
  const id = await begin(plan);
  await platform.pay(id);
  return id;
}

test('somebody is found by a payment, an order or their id, with each contract and its story', async () => {
  const id = await buy('unlimited-monthly');
  await parent.post(`/api/payment/cancel-subscription?purchase_id=${id}`);
  await platform.deliver();
  const [{ order } = {}] = await platform.query(
    'select id as order from payment.orders where transaction = $1',
    [id],
  );
  const found = await find(id);
  expect(found).toMatchObject({
    kind: 'adult',
    owner_id: user,
    name: null,
    email: null,
    wrongs: [],
    held: [],
  });
  expect(found.contracts).toHaveLength(1);
  expect(found.contracts[0]).toMatchObject({
    id,
    kind: 'subscription',
    plan_name: 'unlimited-monthly',
    state: 'cancelled',
    paid: { amount: 900, currency: 'EUR' },
    payments: [id],
    students: null,
  });
  expect(told(found.contracts[0]!)).toEqual(['begun', 'payment', 'end-chosen']);
  expect(await find(user)).toEqual(found);
  expect(await find(String(order))).toEqual(found);
  expect((await staff.get('/api/payment/support/buyers?find=txn_nobody')).json().code).toBe('user/unknown');
});

test('a refund that staff refuse is in the story with both reasons, and the course is as it was', async () => {
  const id = await buy('beginner');
  await platform.query(
    "update payment.facts set data = jsonb_set(data, '{paidAt}', to_jsonb((now() - interval '20 days')::text)) where purchase = $1",
    [id],
  );
  await platform.query("update payment.purchases set paid_at = now() - interval '20 days' where id = $1", [
    id,
  ]);
  await parent.post(`/api/payment/request-refund?purchase_id=${id}&reason=Bought%20twice`);
  const [asked] = (await find(id)).refunds;
  expect(asked).toMatchObject({ state: 'requested', reason: 'Bought twice', payer: { owner_id: user } });
  expect(
    (await staff.put(`/api/payment/support/refunds/${asked?.id}`, { decision: 'reject', ...REASON }))
      .statusCode,
  ).toBe(200);
  const { contracts, refunds } = await find(id);
  expect(refunds).toEqual([]);
  expect(contracts[0]).toMatchObject({ state: 'running', refund: { state: 'rejected' } });
  expect(
    contracts[0]?.story.map(({ what, reason }) => [what, reason]).filter(([, reason]) => reason),
  ).toEqual([
    ['refund-asked', 'Bought twice'],
    ['refund-rejected', REASON.reason],
  ]);
});

test('a course that was withdrawn from says so, and where the money is on the way', async () => {
  const id = await buy('beginner');
  await parent.post(`/api/payment/request-refund?purchase_id=${id}`);
  expect((await find(id)).contracts[0]).toMatchObject({ state: 'going-back', refund: { state: 'approved' } });
});

test('a payment that does not fit is with the person, and accepting it is told with its reason', async () => {
  const id = await begin('unlimited-monthly');
  const [item] = platform.paddle.store.transactions.get(id)?.items ?? [];
  if (item?.price) item.price = { ...item.price, unit_price: { amount: '500', currency_code: 'EUR' } };
  await platform.pay(id);
  const before = await find(user);
  expect(before.held).toMatchObject([{ transaction_id: id, payer: { kind: 'adult', owner_id: user } }]);
  expect(before.contracts).toMatchObject([{ kind: 'subscription', state: 'held' }]);
  expect(told(before.contracts[0]!)).toEqual(['begun', 'held']);
  await staff.put(`/api/payment/support/held-payments/${id}`, { decision: 'accept', ...REASON });
  const after = await find(user);
  expect(after.held).toEqual([]);
  expect(after.contracts[0]).toMatchObject({ kind: 'subscription', state: 'running' });
  const accepted = after.contracts[0]?.story.find(({ what }) => what === 'payment-accepted');
  expect(accepted?.reason).toBe(REASON.reason);
});

test('a payment of which no webhook told is a checkout that nobody paid; one press finds it at the provider', async () => {
  const id = await begin('beginner');
  const form = new URLSearchParams({
    _ptxn: id,
    card: '4242 4242 4242 4242',
    email: 'a@example.com',
    country: 'DE',
  });
  await platform.paddle.app.inject({
    method: 'POST',
    url: '/checkout',
    payload: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await platform.query(
    "update payment.orders set created_at = now() - interval '1 hour' where transaction = $1",
    [id],
  );
  expect((await find(user)).wrongs).toMatchObject([{ what: 'not-paid-yet', subject: id }]);
  expect((await staff.post('/api/payment/support/differences')).json()).toMatchObject({ differences: [] });
  const { contracts, wrongs } = await find(user);
  expect(contracts[0]).toMatchObject({ id, state: 'running', students: 0 });
  expect(wrongs.map(({ what }) => what)).toEqual(['no-student']);
});

test('what the comparison found is with the person of whose order it is', async () => {
  const id = await buy('beginner');
  const [{ order } = {}] = await platform.query(
    'select id as order from payment.orders where transaction = $1',
    [id],
  );
  await platform.query(
    `insert into payment.differences (subject, what, order_id) values ('sub_unknown', 'missing-subscription', $1)`,
    [order],
  );
  expect((await find(user)).wrongs).toContainEqual(
    expect.objectContaining({ what: 'missing-subscription', subject: 'sub_unknown' }),
  );
  await platform.query('delete from payment.differences');
});

test('a gift of somebody without an account is found by its number', async () => {
  const gift = {
    plan_name: 'beginner',
    currency: 'EUR',
    seats: 1,
    email: 'gran@example.com',
    language: 'English',
  };
  const { transaction_id: id } = (await platform.as().post('/api/payment/gifts', gift)).json();
  await platform.pay(id);
  const found = await find(id);
  expect(found).toMatchObject({ kind: 'guest', owner_id: null, name: null });
  expect(found.contracts).toMatchObject([{ kind: 'gift', state: 'running', id }]);
});
