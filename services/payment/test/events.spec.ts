import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  SECRET,
  signed,
  startPayments,
  startProvider,
  type TestPayments,
  type TestProvider,
} from './payments.harness.ts';

let payments: TestPayments;
let provider: TestProvider;

beforeEach(async () => {
  [payments, provider] = await Promise.all([startPayments(), startProvider()]);
});
afterEach(() => Promise.all([payments.close(), provider.close()]));

/** Delivers all that the provider has said, and handles it. */
async function deliver(): Promise<void> {
  for (const body of provider.bodies()) await payments.receive(body);
  await payments.handleAll();
}

const purchases = () =>
  payments.query('select id, plan, state, paid::int, returned::int from payment.purchases');
const received = async (): Promise<unknown> =>
  (
    await payments.query(
      `select coalesce(sum(amount), 0)::int as sum from payment.ledger_lines where account = 'received'`,
    )
  )[0]?.sum;

describe('a course', () => {
  test('is in the books when it is paid, and nobody’s yet', async () => {
    const order = await payments.order(await payments.account(), 'beginner');
    const id = await provider.buy(order, 'beginner');
    await deliver();
    expect(await purchases()).toEqual([{ id, plan: 'beginner', state: 'paid', paid: 4900, returned: 0 }]);
    expect(await received()).toBe(4900);
    expect(await payments.told()).toEqual([]);
  });

  test('that was declined costs nothing', async () => {
    await provider.buy(
      await payments.order(await payments.account(), 'beginner'),
      'beginner',
      '4000 0000 0000 0002',
    );
    await deliver();
    expect((await purchases())[0]).toMatchObject({ state: 'failed', paid: 0 });
    expect(await received()).toBe(0);
  });

  test('that the bank takes back is charged back', async () => {
    const id = await provider.buy(await payments.order(await payments.account(), 'beginner'), 'beginner');
    await provider.test('chargebacks', { transaction_id: id });
    await deliver();
    expect((await purchases())[0]).toMatchObject({ state: 'charged-back', returned: 4900 });
    expect(await received()).toBe(0);
  });
});

describe('a chargeback', () => {
  const jobsIn = (queue: string) =>
    payments.query(
      `select data from jobs.job where name = $1 and (name <> 'events-account' or data->>'type' = 'payment/support-notice')`,
      [queue],
    );

  test('is told to support once, and ends the subscription, so that nothing more is charged', async () => {
    const order = await payments.order(await payments.account(), 'unlimited-monthly');
    const id = await provider.buy(order, 'unlimited-monthly');
    await provider.test('chargebacks', { transaction_id: id });
    await deliver();
    await payments.rebuild();
    const [subscription] = [...provider.paddle.store.subscriptions.keys()];
    expect(await jobsIn('payment-endings')).toContainEqual({ data: { id: subscription, withPeriod: false } });
    const notices = await jobsIn('events-account');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({
      data: {
        data: {
          about: 'chargeback',
          purchase_id: id,
          plan_name: 'unlimited-monthly',
          money: { amount: 900 },
        },
      },
    });
  });
});

describe('a subscription', () => {
  test('opens everything, a week longer than it is paid', async () => {
    const order = await payments.order(await payments.account(), 'unlimited-yearly');
    await provider.buy(order, 'unlimited-yearly');
    await deliver();
    const [stored] = [...provider.paddle.store.subscriptions.values()];
    const paidUntil = Date.parse(stored?.shown.current_billing_period?.ends_at ?? '');
    const told = await payments.told();
    expect(told.at(-1)).toMatchObject({ subscription: 'unlimited', assignments: [] });
    expect(told.at(-1)?.valid_until).toBe(new Date(paidUntil + 7 * 86_400_000).toISOString());
  });
});

describe('a webhook', () => {
  const event = (more: object = {}) =>
    JSON.stringify({ event_id: 'evt_1', event_type: 'payout.paid', ...more });
  const kept = () =>
    payments.query('select id, doubt, handled_at is not null as done from payment.provider_events');

  test.each([
    ['with somebody else’s signature', () => signed(event(), undefined, 'another secret')],
    ['that is an hour old', () => signed(event(), Math.floor(Date.now() / 1000) - 3600)],
    ['with a header that says nothing', () => 'nothing'],
    ['of another body', () => signed('{}')],
  ])('%s is refused and not kept', async (_, signature) => {
    await expect(payments.receiving.receive(event(), signature(), [SECRET])).rejects.toMatchObject({
      code: 'auth/forbidden',
    });
    expect(await kept()).toEqual([]);
  });

  test('of a kind that we do not know is kept', async () => {
    await payments.receive(event());
    await payments.handleAll();
    expect(await kept()).toEqual([{ id: 'evt_1', doubt: null, done: true }]);
  });

  test('that cannot be read is kept for support', async () => {
    await payments.receive(event({ event_type: 'transaction.paid', data: { id: 1 } }));
    await payments.handleAll();
    expect(await kept()).toEqual([{ id: 'evt_1', doubt: 'unreadable', done: true }]);
  });

  test.each([
    [
      'another price than was ordered',
      'wrong-price',
      (id: string) => `update payment.orders set amount = 1, transaction = '${id}'`,
    ],
    [
      'another currency',
      'wrong-price',
      (id: string) => `update payment.orders set currency = 'JPY', transaction = '${id}'`,
    ],
    ['an order that we do not have', 'unknown-order', () => 'delete from payment.orders'],
  ])('about %s opens nothing', async (_, doubt, spoil) => {
    const id = await provider.buy(await payments.order(await payments.account(), 'beginner'), 'beginner');
    await payments.query(spoil(id));
    await deliver();
    expect(await purchases()).toEqual([]);
    expect((await kept()).map(one => one.doubt).filter(Boolean)).toContain(doubt);
  });
});

describe('the ledger', () => {
  beforeEach(async () => {
    await provider.buy(await payments.order(await payments.account(), 'beginner'), 'beginner');
    await deliver();
  });

  test.each([
    'update payment.ledger_lines set amount = 1',
    'delete from payment.ledger_lines',
    'truncate payment.ledger_entries cascade',
  ])('is only added to: %s', async statement => {
    await expect(payments.query(statement)).rejects.toThrow('the ledger is only added to');
  });

  test('takes no entry that is not balanced', async () => {
    const line = `insert into payment.ledger_lines select id, 'credit', 5 from payment.ledger_entries`;
    await expect(payments.query(line)).rejects.toThrow('is not balanced');
  });
});
