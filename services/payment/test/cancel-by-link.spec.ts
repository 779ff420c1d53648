import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { startPayment, type TestBuyer, type TestPayment } from './service.harness.ts';

let payment: TestPayment;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());

/** The links that were mailed after somebody asked. */
async function linksFor(
  user: TestBuyer,
  school: TestBuyer | null = null,
  what: 'cancel' | 'withdraw' = 'cancel',
  asked_at = new Date().toISOString(),
  order: string | null = null,
): Promise<{ plan_name: string; token: string }[]> {
  await payment.tell('account/cancellation-asked', {
    user_id: user.id,
    organization_id: school?.id ?? null,
    what,
    asked_at,
    order,
  });
  const made = await payment.told('payment/cancel-link-made', 'account');
  return made.filter(({ user_id }) => user_id === user.id);
}
const use = async (token: string) =>
  (await payment.as().post('/api/payment/cancel-by-link', { token })).json();
const activeOf = async (buyer: TestBuyer) =>
  (await buyer.get('/api/payment/active-subscriptions')).json().subscriptions[0];

test('the link of a mail ends a plan with its period, for somebody who is not logged in', async () => {
  const parent = payment.parent();
  await parent.buys('unlimited-yearly');
  const [link] = await linksFor(parent);
  const { next_charge } = await activeOf(parent);
  const ended = await use(link?.token ?? '');
  expect(ended).toEqual({ plan_name: 'unlimited-yearly', ends_at: next_charge.at });
  await payment.deliver();
  expect(await activeOf(parent)).toMatchObject({ state: 'active', next_charge: null });
  expect(await use(link?.token ?? '')).toEqual(ended);
  expect(await linksFor(parent)).toHaveLength(1);
});

test('an administrator gets one for the plan of the school, and who pays for nothing gets none', async () => {
  const [head, school] = [payment.parent(), payment.school()];
  await school.buys('school-small');
  expect((await linksFor(head, school)).map(({ plan_name }) => plan_name)).toEqual(['school-small']);
  expect(await linksFor(payment.parent())).toEqual([]);
});

test('only a hash is kept, and a link that is old or made up ends nothing', async () => {
  const parent = payment.parent();
  await parent.buys('unlimited-monthly');
  const [link] = await linksFor(parent);
  expect(JSON.stringify(await payment.rows('select * from payment.cancel_links'))).not.toContain(link?.token);
  await payment.rows(`update payment.cancel_links set made_at = now() - interval '8 days'`);
  for (const token of [link?.token ?? '', 'a-link-that-nobody-made'])
    expect(await use(token)).toMatchObject({ code: 'payment/unknown-link' });
  expect((await activeOf(parent)).next_charge).not.toBeNull();
});

const withdraw = async (token = '') =>
  (await payment.as().post('/api/payment/withdraw-by-link', { token })).json();

test('the link of a mail withdraws from a contract, for somebody who is not logged in, and says what goes back', async () => {
  const parent = payment.parent();
  await parent.buys('unlimited-yearly');
  await parent.buys('beginner');
  const asked_at = new Date().toISOString();
  const links = await linksFor(parent, null, 'withdraw', asked_at);
  expect(links.map(({ plan_name }) => plan_name).toSorted()).toEqual(['beginner', 'unlimited-yearly']);
  const course = links.find(({ plan_name }) => plan_name === 'beginner');
  const said = await withdraw(course?.token);
  expect(said).toEqual({
    plan_name: 'beginner',
    withdrawn_at: asked_at,
    returns: { amount: 4900, currency: 'EUR' },
  });
  expect(await withdraw(course?.token)).toEqual(said);
  const { purchases } = (await parent.get('/api/payment/purchases')).json();
  expect(purchases.filter(({ refund }: { refund: unknown }) => refund !== null)).toMatchObject([
    { plan_name: 'beginner', refund: { state: 'approved' } },
  ]);
});

test('the day on which it was declared counts, not that of the click; before that it is too late', async () => {
  const [late, early] = [payment.parent(), payment.parent()];
  const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const parent of [late, early]) {
    const id = await parent.buys('beginner');
    await payment.rows(`update payment.purchases set paid_at = now() - interval '17 days' where id = $1`, [
      id,
    ]);
  }
  expect(await linksFor(late, null, 'withdraw')).toEqual([]);
  const [link] = await linksFor(early, null, 'withdraw', ago(4));
  expect(await withdraw(link?.token)).toMatchObject({ plan_name: 'beginner', returns: { amount: 4900 } });
});

test('a school withdraws from nothing, and a link that cancels does not withdraw', async () => {
  const [head, school] = [payment.parent(), payment.school()];
  await school.buys('school-small');
  expect(await linksFor(head, school, 'withdraw')).toEqual([]);
  const [link] = await linksFor(head, school);
  expect(await withdraw(link?.token)).toMatchObject({ code: 'payment/unknown-link' });
});

/** Waits until what was declared is completed, and the provider's word about it is handled. */
async function complete(): Promise<void> {
  const open = `select 1 from jobs.job where name = 'payment-declarations' and state in ('created', 'retry', 'active')`;
  while ((await payment.rows(open)).length > 0) await delay(20);
  await payment.deliver();
}
const refundsOf = async (buyer: TestBuyer) =>
  (await buyer.get('/api/payment/purchases'))
    .json()
    .purchases.map(({ refund }: { refund: { state: string } | null }) => refund?.state ?? null);

test('the number of a purchase that fits the address cancels without a link, once, and is confirmed', async () => {
  const parent = payment.parent();
  const order = await parent.buys('unlimited-yearly');
  for (const _twice of [1, 2]) {
    expect(await linksFor(parent, null, 'cancel', undefined, order)).toEqual([]);
    await complete();
  }
  expect(await activeOf(parent)).toMatchObject({ state: 'active', next_charge: null });
  const notices = (await payment.told('payment/notice', 'account')).filter(
    ({ owner }) => owner.id === parent.id,
  );
  expect(notices.map(({ notice }) => notice)).toContain('subscription-ending');
});

test('the number of a purchase that fits the address withdraws as of the day on which that was declared', async () => {
  const parent = payment.parent();
  const order = await parent.buys('beginner');
  await payment.rows(`update payment.purchases set paid_at = now() - interval '17 days' where id = $1`, [
    order,
  ]);
  const asked_at = new Date(Date.now() - 4 * 86_400_000).toISOString();
  expect(await linksFor(parent, null, 'withdraw', asked_at, order)).toEqual([]);
  await complete();
  expect(await refundsOf(parent)).toEqual(['approved']);
});

test('a number that fits another address, or nothing that can be done, completes nothing: there are links as without it', async () => {
  const [parent, stranger] = [payment.parent(), payment.parent()];
  const order = await parent.buys('unlimited-monthly');
  await stranger.buys('unlimited-monthly');
  for (const number of [order, 'txn_nobody'])
    expect((await linksFor(stranger, null, 'cancel', undefined, number)).length).toBeGreaterThan(0);
  const course = await parent.buys('beginner');
  expect(await linksFor(parent, null, 'cancel', undefined, course)).toHaveLength(1);
  await complete();
  expect((await activeOf(parent)).next_charge).not.toBeNull();
  expect((await activeOf(stranger)).next_charge).not.toBeNull();
  expect(await refundsOf(parent)).toEqual([null, null]);
});
