import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
): Promise<{ plan_name: string; token: string }[]> {
  await payment.tell('account/cancellation-asked', {
    user_id: user.id,
    organization_id: school?.id ?? null,
    what,
    asked_at,
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
