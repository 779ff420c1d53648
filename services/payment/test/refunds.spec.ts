import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { startPayment, type TestBuyer, type TestPayment } from './service.harness.ts';

let payment: TestPayment;
let parent: TestBuyer;

beforeAll(async () => {
  payment = await startPayment();
});
afterAll(() => payment.close());
beforeEach(() => {
  parent = payment.parent();
});

const eligibility = async (id: string, by = parent) =>
  (await by.get(`/api/payment/refund-eligibility/${id}`)).json();
const ask = (id: string) => parent.post(`/api/payment/request-refund?purchase_id=${id}&reason=too+hard`);
/** Makes it so old that the law's withdrawal is over. */
const age = (id: string) =>
  payment.rows(`update payment.purchases set paid_at = paid_at - interval '17 days' where id = $1`, [id]);
const requestOf = async (id: string) =>
  (await payment.rows('select id, state, adjustment from payment.refunds where purchase_id = $1', [id]))[0];
const purchaseOf = async (id: string) =>
  (await parent.get('/api/payment/purchases')).json().purchases.find((one: { id: string }) => one.id === id);
const decide = (id: unknown, decision: string) =>
  payment.staff().put(`/api/payment/support/refunds/${String(id)}`, { decision, reason: 'as they asked' });

/** The provider looks at what it was asked for, and says so. */
async function payOut(id: string, status = 'approved'): Promise<void> {
  while (!(await requestOf(id))?.adjustment) await delay(20);
  await payment.provider.test(`adjustments/${String((await requestOf(id))?.adjustment)}`, { status });
  await payment.deliver();
}

test('a withdrawal is approved at once, and paid when the provider pays it', async () => {
  const id = await parent.buys('beginner');
  expect(await eligibility(id)).toMatchObject({ is_eligible: true, rule: 'withdrawal' });
  expect((await ask(id)).json()).toMatchObject({ state: 'approved', review_days: 2, payout_days: [5, 7] });
  await payOut(id);
  expect(await purchaseOf(id)).toMatchObject({ state: 'refunded', refund: { state: 'paid' } });
  expect(await eligibility(id)).toMatchObject({ is_eligible: false, rule: 'already-refunded' });
});

test('a withdrawal, and a chargeback, tell learning once whose certificates no longer hold', async () => {
  const student = await parent.child();
  const id = await parent.buys('beginner');
  await parent.post(`/api/payment/assign-purchase?student_id=${student}&course_name=python`);
  await ask(id);
  await payOut(id);
  await payment.deliver();
  const told = await payment.told('payment/purchase-voided', 'learning');
  expect(told.filter(({ student_ids }) => student_ids.includes(student))).toEqual([
    { student_ids: [student], course_id: 'python', reason: 'withdrawn' },
  ]);

  const other = payment.parent();
  const child = await other.child();
  const charged = await other.buys('unlimited-monthly');
  await payment.provider.test('chargebacks', { transaction_id: charged });
  await payment.deliver();
  const all = await payment.told('payment/purchase-voided', 'learning');
  expect(all.filter(({ student_ids }) => student_ids.includes(child))).toEqual([
    { student_ids: [child], course_id: null, reason: 'charged-back' },
  ]);
});

test('a withdrawal needs no reason, and is shown with its last day; later one is needed', async () => {
  const id = await parent.buys('beginner');
  const { withdraw_until, paid_at } = await purchaseOf(id);
  expect(Date.parse(withdraw_until) - Date.parse(paid_at)).toBeGreaterThan(14 * 86_400_000);
  expect((await parent.post(`/api/payment/request-refund?purchase_id=${id}`)).json()).toMatchObject({
    state: 'approved',
  });
  expect(await purchaseOf(id)).toMatchObject({ withdraw_until: null });
  const given = await parent.buys('advanced');
  await age(given);
  expect(await purchaseOf(given)).toMatchObject({ withdraw_until: null });
  expect(
    (await parent.post(`/api/payment/request-refund?purchase_id=${given}&reason=+`)).json(),
  ).toMatchObject({ code: 'request/invalid' });
  const old = await payment.parent();
  const earlier = await old.buys('beginner');
  await payment.rows(`update payment.purchases set paid_at = now() - interval '17 days' where id = $1`, [
    earlier,
  ]);
  expect((await old.get('/api/payment/purchases')).json().purchases).toMatchObject([
    { withdraw_until: null },
  ]);
});

test('who asks after the days of withdrawal asks support, which decides once and says why', async () => {
  const id = await parent.buys('beginner');
  await age(id);
  expect((await ask(id)).json()).toMatchObject({ state: 'requested' });
  expect((await ask(id)).json()).toMatchObject({ code: 'payment/not-refundable' });
  const request = await requestOf(id);
  const { requests } = (await payment.staff().get('/api/payment/support/refunds')).json();
  expect(requests).toContainEqual(
    expect.objectContaining({ id: request?.id, reason: 'too hard', rule: 'within-refund-time' }),
  );
  expect((await decide(request?.id, 'reject')).statusCode).toBe(200);
  expect((await decide(request?.id, 'approve')).json()).toMatchObject({ code: 'payment/unknown-request' });
  expect(await purchaseOf(id)).toMatchObject({ state: 'paid', refund: { state: 'rejected' } });
  expect(await payment.rows('select action, reason from payment.audit where subject = $1', [id])).toEqual([
    { action: 'refund-rejected', reason: 'as they asked' },
  ]);
});

test('what the provider refuses after all is rejected, and the purchase stays', async () => {
  const id = await parent.buys('beginner');
  await ask(id);
  await payOut(id, 'rejected');
  expect(await purchaseOf(id)).toMatchObject({ state: 'paid', refund: { state: 'rejected' } });
});

test('a refunded subscription ends at once', async () => {
  const id = await parent.buys('unlimited-monthly');
  await ask(id);
  await payOut(id);
  const running = () =>
    payment.rows(
      'select s.state from payment.subscriptions s join payment.purchases p on p.subscription = s.id where p.id = $1',
      [id],
    );
  for (let tries = 0; tries < 50 && (await running())[0]?.['state'] !== 'ended'; tries += 1) {
    await delay(50);
    await payment.deliver();
  }
  expect(await running()).toEqual([{ state: 'ended' }]);
});

test('nobody else is told about a purchase', async () => {
  const id = await parent.buys('beginner');
  expect(await eligibility(id, payment.parent())).toMatchObject({ code: 'payment/unknown-purchase' });
});
