import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

const HOUR_MS = 3_600_000;
const LATER_DECLINED = '4000 0027 6000 3184';

let platform: TestPlatform;
let parent: Caller;
let purchase: string;
let subscription: string;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const current = async () => (await parent.get('/api/payment/current-subscription')).json().subscription;
const listed = async () => (await parent.get('/api/payment/active-subscriptions')).json().subscriptions;

/** What the card paid, the oldest first. */
const paid = (): unknown[] =>
  [...platform.paddle.store.transactions.values()].flatMap(one =>
    one.subscription_id === subscription && one.status === 'completed'
      ? [one.details?.totals?.grand_total]
      : [],
  );

async function buy(card?: string): Promise<void> {
  parent = platform.asParent();
  const body = { plan_name: 'unlimited-monthly', currency: 'EUR' };
  purchase = (await parent.post('/api/payment/paddle', body)).json().transaction_id;
  await platform.pay(purchase, card);
  subscription = (await current()).id;
}

async function pause(payload: object = { effective_from: 'immediately' }): Promise<void> {
  const headers = { authorization: 'bearer pdl_test_stand-in' };
  await platform.paddle.app.inject({
    method: 'POST',
    url: `/subscriptions/${subscription}/pause`,
    payload,
    headers,
  });
  await platform.deliver();
}

const resume = (charges?: 'now' | 'later', by = parent) =>
  by.post(`/api/payment/resume-subscription?purchase_id=${purchase}${charges ? `&charges=${charges}` : ''}`);

/** Lets hours pass from a time. */
const passBeyond = (time: string, hours: number): Promise<void> =>
  platform.passTo((Date.parse(time) - Date.now()) / HOUR_MS + hours);

beforeEach(() => buy());

test.each([
  ['at once', { effective_from: 'immediately' }],
  ['with the end of what is paid', {}],
])(
  'who paused %s goes on with the time that is paid, and is charged when that is over',
  async (_when, how) => {
    const before = await current();
    await pause(how);
    expect(await current()).toMatchObject({
      state: 'paused',
      next_charge: null,
      on_resume: before.next_charge,
    });
    expect((await resume()).json()).toEqual(before);
    expect((await resume()).json()).toEqual(before);
    await platform.deliver();
    expect([await current(), paid()]).toEqual([before, ['900']]);
  },
);

test('once what was paid is over it is charged at once, if the buyer agreed to that, and once', async () => {
  await pause();
  const { open_until, on_resume } = await current();
  expect(on_resume).toEqual({ money: { amount: 900, currency: 'EUR' }, at: open_until });
  await passBeyond(open_until, 24);
  expect(await current()).toBeNull();
  expect(await listed()).toMatchObject([{ state: 'paused', on_resume }]);
  expect((await resume()).json().code).toBe('payment/charges-now');
  expect((await resume('later')).json().code).toBe('payment/charges-now');
  expect(paid()).toEqual(['900']);
  const answers = await Promise.all([resume('now'), resume('now')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await platform.deliver();
  const { state, next_charge } = await current();
  expect([state, paid()]).toEqual(['active', ['900', '900']]);
  expect(Date.parse(next_charge.at)).toBeGreaterThan(Date.parse(open_until) + 24 * HOUR_MS);
});

test('a card that is declined when it is resumed leaves it unpaid: nothing opens but for the time of grace', async () => {
  await buy(LATER_DECLINED);
  await pause();
  const { open_until } = await current();
  await passBeyond(open_until, 9 * 24);
  expect((await resume('now')).json()).toMatchObject({ state: 'past-due' });
  await platform.deliver();
  expect([await current(), paid()]).toEqual([null, ['900']]);
  expect(await listed()).toMatchObject([{ state: 'past-due' }]);
});

test('what was paid back is not resumed while the provider is asked to end it', async () => {
  await pause();
  await platform.query(`update payment.purchases set state = 'refunded' where id = $1`, [purchase]);
  expect(await listed()).toMatchObject([{ state: 'paused', on_resume: null }]);
  expect((await resume('now')).json().code).toBe('payment/no-subscription');
  expect(platform.paddle.store.subscriptions.get(subscription)?.shown.status).toBe('paused');
});

test('nobody but the payer resumes it, nor one that ended or is being paid back', async () => {
  await pause();
  const codeOf = async (by?: Caller) => (await resume('now', by)).json().code;
  expect(await codeOf(platform.asParent())).toBe('payment/unknown-purchase');
  await platform.query(
    `insert into payment.refunds (purchase_id, account_id, state, rule, reason) select id, account_id, 'requested', 'by-staff', '' from payment.purchases where id = $1`,
    [purchase],
  );
  expect(await codeOf()).toBe('payment/refund-waits');
  await platform.query('delete from payment.refunds where purchase_id = $1', [purchase]);
  await parent.post(`/api/payment/cancel-subscription?purchase_id=${purchase}`);
  expect(await codeOf()).toBe('payment/no-subscription');
  await platform.deliver();
  expect(await codeOf()).toBe('payment/no-subscription');
  expect(paid()).toEqual(['900']);
});
