import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { buyGift, codesOf, GIFT, type PaidGift, payAt } from './gifts.harness.ts';
import { startPayments, startProvider } from './payments.harness.ts';
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

const redeem = (code: string, by: TestBuyer = parent) => by.post('/api/payment/redeem', { code });
const see = async (id: string) => (await payment.as().get(`/api/payment/gifts/${id}`)).json();
const giveBack = (id: string) => payment.as().post(`/api/payment/gifts/${id}/refund`);
const codeOf = async (answer: ReturnType<typeof redeem>) => (await answer).json().code;
const opened = async () =>
  (await payment.told('payment/entitlement-changed', 'learning'))
    .filter(one => one.owner.id === parent.id)
    .at(-1)?.assignments;

async function paidBack(purchase: string): Promise<void> {
  const asked = () =>
    payment.rows('select adjustment from payment.refunds where purchase_id = $1 and adjustment is not null', [
      purchase,
    ]);
  for (let tries = 0; tries < 100 && (await asked()).length === 0; tries += 1) await delay(50);
  await payment.provider.test(`adjustments/${(await asked())[0]?.['adjustment']}`, { status: 'approved' });
  await payment.deliver();
}

test('a gift is bought without an account, and its code is mailed once', async () => {
  const begun = (await payment.as().post('/api/payment/gifts', GIFT)).json();
  expect(begun).toMatchObject({ is_test: true, client_token: null });
  expect(await see(begun.gift_id)).toEqual({
    plan_name: 'beginner',
    seats: 1,
    state: 'open',
    refundable_until: null,
  });
  expect(await codesOf(payment, begun.gift_id)).toEqual([]);
  await payAt(payment, begun.transaction_id);
  await payment.deliver();
  const [mailed, ...more] = await codesOf(payment, begun.gift_id);
  expect(more).toEqual([]);
  expect(mailed).toMatchObject({
    email: 'gran@example.com',
    plan_name: 'beginner',
    seats: 1,
    money: { amount: 4900, currency: 'EUR' },
  });
  expect(mailed?.code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  expect(await see(begun.gift_id)).toMatchObject({ state: 'paid' });
});

test('neither the code nor the address is kept once it is mailed', async () => {
  const { id, mailed } = await buyGift(payment);
  const [kept] = await payment.rows('select * from payment.gifts where id = $1', [id]);
  expect(kept?.['email']).toBeNull();
  expect(JSON.stringify(kept)).not.toContain(mailed.code);
});

test.each([
  [{ plan_name: 'unlimited-yearly' }, 'payment/not-your-plan'],
  [{ plan_name: 'pony' }, 'payment/unknown-plan'],
  [{ seats: 101 }, 'request/invalid'],
  [{ email: 'nobody' }, 'request/invalid'],
])('nothing is begun for %j', async (more, code) => {
  expect((await payment.as().post('/api/payment/gifts', { ...GIFT, ...more })).json().code).toBe(code);
});

test('a child buys no gift', async () => {
  const child = payment.as({ role: 'student', student: randomUUID(), user: randomUUID() });
  expect((await child.post('/api/payment/gifts', GIFT)).json().code).toBe('auth/forbidden');
});

describe('a code', () => {
  let gift: PaidGift;

  beforeEach(async () => {
    gift = await buyGift(payment);
  });

  test('gives a parent the course, which they give to a student, and see no price of', async () => {
    const mia = await parent.child();
    expect((await redeem(gift.mailed.code.toLowerCase().replaceAll('-', ' '))).json()).toEqual({
      plan_name: 'beginner',
      course_name: 'python',
      seats: 1,
    });
    expect(await see(gift.id)).toMatchObject({ state: 'redeemed' });
    const { purchases } = (await parent.get('/api/payment/purchases')).json();
    expect(purchases).toMatchObject([{ id: gift.purchase, is_gift: true, student_id: null }]);
    await parent.post(`/api/payment/assign-purchase?student_id=${mia}&course_name=python`);
    expect(await opened()).toEqual([{ student_id: mia, course_id: 'python' }]);
  });

  test('works once: again for the same parent it says the same, for another it is used', async () => {
    const first = await redeem(gift.mailed.code);
    expect((await redeem(gift.mailed.code)).json()).toEqual(first.json());
    expect(await codeOf(redeem(gift.mailed.code, payment.parent()))).toBe('payment/code-used');
    expect(
      await payment.rows(`select 1 from payment.ledger_entries where purchase = $1 and why = 'transfer'`, [
        gift.purchase,
      ]),
    ).toHaveLength(1);
  });

  test('tried by two adults at once is one’s', async () => {
    const answers = await Promise.all([parent, payment.parent()].map(one => redeem(gift.mailed.code, one)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is not a school’s, and others are nobody’s', async () => {
    expect(await codeOf(redeem(gift.mailed.code, payment.school()))).toBe('payment/code-for-family');
    expect(await codeOf(redeem('ABCD-2345-EFGH-6789'))).toBe('payment/unknown-code');
    expect(await codeOf(redeem('let me in'))).toBe('payment/unknown-code');
  });

  test('is not paid back to who was given it', async () => {
    await redeem(gift.mailed.code);
    const path = `refund-eligibility/${gift.purchase}`;
    expect((await parent.get(`/api/payment/${path}`)).json()).toMatchObject({
      is_eligible: false,
      rule: 'gift',
    });
  });

  test('that its buyer gave back opens nothing', async () => {
    expect((await giveBack(gift.id)).json()).toMatchObject({ state: 'refunding', refundable_until: null });
    expect(await codeOf(redeem(gift.mailed.code))).toBe('payment/code-ended');
    expect((await giveBack(gift.id)).json()).toMatchObject({ code: 'payment/not-refundable' });
    await paidBack(gift.purchase);
    expect(await see(gift.id)).toMatchObject({ state: 'refunded' });
    expect(await codeOf(redeem(gift.mailed.code))).toBe('payment/code-ended');
  });

  test.each([
    [
      'withdrew from',
      async () => {
        await giveBack(gift.id);
        await paidBack(gift.purchase);
      },
    ],
    [
      'charged back',
      async () => {
        await payment.provider.test('chargebacks', { transaction_id: gift.purchase });
        await payment.deliver();
      },
    ],
  ])('that was used and that its buyer %s closes the course, and says so without a price', async (_, end) => {
    const mia = await parent.child();
    await redeem(gift.mailed.code);
    await parent.post(`/api/payment/assign-purchase?student_id=${mia}&course_name=python`);
    await end();
    expect(await opened()).toEqual([]);
    const notices = (await payment.told('payment/notice', 'account')).filter(
      ({ owner }) => owner.id === parent.id,
    );
    expect(notices).toMatchObject([{ notice: 'gift-ended', plan_name: 'beginner', money: { amount: 0 } }]);
  });
});

test('what a page of an earlier release says about an early start takes no right away: what was used goes back', async () => {
  const { id, mailed } = await buyGift(payment, { early_start: true });
  await redeem(mailed.code);
  expect((await see(id)).refundable_until).not.toBeNull();
  expect((await giveBack(id)).json()).toMatchObject({ state: 'refunding' });
});

test('a rebuild mails no code again', async () => {
  const [payments, provider] = await Promise.all([startPayments(), startProvider()]);
  const order = await payments.order(await payments.account(), 'beginner');
  await payments.query(
    `insert into payment.gifts (id, email, language) values ($1, 'gran@example.com', 'English')`,
    [order],
  );
  const purchase = await provider.buy(order, 'beginner');
  await payments.query('update payment.orders set transaction = $2 where id = $1', [order, purchase]);
  for (const body of provider.bodies()) await payments.receive(body);
  await payments.handleAll();
  const mailed = () => payments.query(`select 1 from jobs.job where data ->> 'type' = 'payment/gift-paid'`);
  const kept = () => payments.query('select code_hash from payment.gifts');
  const before = await kept();
  expect(await mailed()).toHaveLength(1);
  await payments.rebuild();
  expect(await mailed()).toHaveLength(1);
  expect(await kept()).toEqual(before);
  await Promise.all([payments.close(), provider.close()]);
});
