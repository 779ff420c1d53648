import type { Wrong } from '@burrow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { settle } from './histories.harness.ts';
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

let passed = 0;
async function pass(hours: number): Promise<void> {
  passed += hours;
  await platform.passTo(passed);
}

async function buy(plan_name: string): Promise<string> {
  const { transaction_id: id } = (
    await parent.post('/api/payment/paddle', { plan_name, currency: 'EUR' })
  ).json();
  await platform.pay(id);
  return id;
}

const headers = { authorization: 'bearer pdl_test_stand-in' };
const atProvider = (url: string, payload: object) =>
  platform.paddle.app.inject({ method: 'POST', url, payload, headers });
const refundOf = (id: string) =>
  [...platform.paddle.store.adjustments.values()].find(one => one.transaction_id === id);
/** In the provider's dashboard, whose people agree. */
async function giveBack(id: string): Promise<object> {
  await atProvider('/adjustments', { action: 'refund', transaction_id: id, reason: 'kind' });
  await atProvider(`/test/adjustments/${refundOf(id)?.id}`, { status: 'approved' });
  return { ...refundOf(id) };
}
const plan = async () => (await parent.get('/api/payment/current-plan')).json().subscription;
const subscriptionOf = (id: string) => platform.paddle.store.transactions.get(id)?.subscription_id ?? '';

/** What staff read of the buyer, whom they have found. */
const wrongs = async (): Promise<[Wrong['what'], string][]> =>
  (await staff.get(`/api/payment/support/buyers?find=${user}`))
    .json()
    .buyers[0].wrongs.map(({ what, subject }: Wrong) => [what, subject]);
/** Staff press "Ask the payment provider". Returns what still differs. */
const compare = async (): Promise<[Wrong['what'], string][]> =>
  (await staff.post('/api/payment/support/differences'))
    .json()
    .differences.map(({ what, subject }: Wrong) => [what, subject]);

/** Each is made, seen with its buyer, solved as staff are told to, and gone. */
async function expectSolved(found: [Wrong['what'], string], solve: () => Promise<unknown>): Promise<void> {
  expect(await compare()).toEqual([found]);
  expect(await wrongs()).toContainEqual(found);
  await solve();
  expect(await compare()).toEqual([]);
  expect(await wrongs()).toEqual([]);
}

test('a payment that we lost opens again what was paid for, once engineers have all computed anew', async () => {
  const id = await buy('unlimited-monthly');
  await pass(1);
  await platform.query('delete from payment.purchases where id = $1', [id]);
  await expectSolved(['missing-payment', id], () => platform.rebuild());
  expect(await plan()).toBe('unlimited');
});

test('another amount is what was paid again, once engineers have all computed anew', async () => {
  const id = await buy('unlimited-monthly');
  await pass(1);
  await platform.query('update payment.purchases set paid = 1 where id = $1', [id]);
  await expectSolved(['other-amount', id], () => platform.rebuild());
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(purchases[0].paid.amount).toBe(900);
});

test('a subscription that we do not know charges nobody any more, once it is cancelled and paid back at the provider', async () => {
  const id = await buy('unlimited-monthly');
  const subscription = subscriptionOf(id);
  await pass(1);
  await platform.query('delete from payment.subscriptions where id = $1', [subscription]);
  await expectSolved(['missing-subscription', subscription], async () => {
    await atProvider(`/subscriptions/${subscription}/cancel`, { effective_from: 'immediately' });
    await giveBack(id);
    await settle(platform);
  });
  expect(await plan()).toBeNull();
});

test('another state is the provider’s again, once engineers have all computed anew', async () => {
  const subscription = subscriptionOf(await buy('unlimited-monthly'));
  await platform.query(`update payment.subscriptions set state = 'ended' where id = $1`, [subscription]);
  await expectSolved(['other-state', subscription], () => platform.rebuild());
});

test('an event that we could not match is believed, once its order is known again and the provider was asked', async () => {
  const { transaction_id: id } = (
    await parent.post('/api/payment/paddle', { plan_name: 'unlimited-monthly', currency: 'EUR' })
  ).json();
  const lose = `with lost as (delete from payment.orders where transaction = $1 returning *)
    select to_jsonb(lost) as row from lost`;
  const [{ row } = {}] = await platform.query(lose, [id]);
  await platform.pay(id);
  const unbelieved = await compare();
  expect(new Set(unbelieved.map(([what]) => what))).toEqual(new Set(['unbelieved-event']));
  expect(await plan()).toBeNull();
  await platform.query(
    'insert into payment.orders select * from jsonb_populate_record(null::payment.orders, $1::jsonb)',
    [JSON.stringify(row)],
  );
  expect(await wrongs()).toContainEqual(['unbelieved-event', unbelieved[0]?.[1]]);
  expect(await compare()).toEqual([]);
  expect(await plan()).toBe('unlimited');
  expect(await wrongs()).toEqual([]);
});

test('what a bank took although it was refunded is right again, once the provider has reversed that', async () => {
  const id = await buy('unlimited-monthly');
  const { events } = platform.paddle.store;
  const refund = await giveBack(id);
  const byBank = (id: string, action: string): void =>
    events.tell('adjustment.created', { ...refund, id, action, status: 'approved' });
  byBank('adj_bank', 'chargeback');
  await settle(platform);
  await expectSolved(['refunded-too-much', id], async () => {
    byBank('adj_bank_back', 'chargeback_reverse');
    await settle(platform);
  });
});

test('a refund that was approved and is not paid for days is done, once the provider has approved it', async () => {
  const id = await buy('unlimited-monthly');
  await parent.post(`/api/payment/request-refund?purchase_id=${id}`);
  while (!refundOf(id)) await new Promise(setImmediate);
  await settle(platform);
  expect(await wrongs()).toEqual([]);
  await pass(4 * 24);
  expect(await wrongs()).toEqual([['refund-not-paid', id]]);
  await atProvider(`/test/adjustments/${refundOf(id)?.id}`, { status: 'approved' });
  await settle(platform);
  expect([await wrongs(), await compare()]).toEqual([[], []]);
});

test('a paid course that no student has opens, once its buyer has chosen one', async () => {
  const id = await buy('beginner');
  expect(await wrongs()).toEqual([['no-student', id]]);
  const student = await platform.student(user);
  await parent.post(`/api/payment/assign-purchase?student_id=${student}&course_name=python`);
  expect(await wrongs()).toEqual([]);
  expect((await parent.get('/api/payment/current-plan')).json().courses).toEqual(['python']);
});

test('a checkout of which nothing is paid is no news after three days, and can be begun again before', async () => {
  const begin = async () =>
    (await parent.post('/api/payment/paddle', { plan_name: 'unlimited-monthly', currency: 'EUR' })).json()
      .transaction_id;
  const id = await begin();
  await pass(1);
  expect(await wrongs()).toEqual([['not-paid-yet', id]]);
  expect(await compare()).toEqual([]);
  await platform.pay(await begin());
  expect(await wrongs()).toEqual([]);
  expect(await plan()).toBe('unlimited');
});
