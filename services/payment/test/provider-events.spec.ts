import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let staff: Caller;
let user: string;
let parent: Caller;
let paid: string;

beforeAll(async () => {
  platform = await startPlatform();
  staff = platform.as({ role: 'parent', user: randomUUID(), session: randomUUID(), staff: true });
});
afterAll(() => platform.close());

beforeEach(async () => {
  user = randomUUID();
  parent = platform.asParent(user);
  paid = await begin('unlimited-yearly');
  await platform.pay(paid);
});

const begin = async (plan_name: string): Promise<string> =>
  (await parent.post('/api/payment/paddle', { plan_name, currency: 'EUR' })).json().transaction_id;
const inject = async (url: string, payload: object, method: 'POST' | 'PATCH' = 'POST') =>
  (
    await platform.paddle.app.inject({
      method,
      url,
      payload,
      headers: { authorization: 'bearer pdl_test_stand-in' },
    })
  ).json();

/** What happens to the payment at the provider: by its people, its dashboard, and banks. */
const HAPPENS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a part is given back': async () => {
    const items = [{ item_id: 'txnitm_1', type: 'partial', amount: '1000' }];
    const wanted = { action: 'refund', transaction_id: paid, reason: 'kind', type: 'partial', items };
    const { data } = await inject('/adjustments', wanted);
    await inject(`/test/adjustments/${data.id}`, { status: 'approved' });
  },
  ...Object.fromEntries(
    [
      'chargeback',
      'chargeback_reverse',
      'chargeback_warning',
      'chargeback_warning_reverse',
      'credit',
      'credit_reverse',
    ].map(action => [action, () => inject('/test/chargebacks', { transaction_id: paid, action })]),
  ),
};

const received = async (): Promise<number> => {
  const [sum] = await platform.query(
    `select sum(l.amount)::int as sum from payment.ledger_lines l join payment.ledger_entries e on e.id = l.entry_id
     join payment.accounts a on a.id = e.account_id where a.owner_id = $1 and l.account = 'received'`,
    [user],
  );
  return Number(sum?.['sum']);
};
const stateForStaff = async () =>
  (await staff.get(`/api/payment/support/buyers?find=${user}`)).json().buyers[0].contracts[0].state;
const plan = async () => (await parent.get('/api/payment/current-plan')).json().subscription;

/** What happens in turn, what is left of 72.00, what it opens, and how staff read it. */
test.each([
  [['a part is given back'], 6200, 'unlimited', 'refunded-in-part'],
  [['chargeback_warning'], 7200, 'unlimited', 'warned'],
  [['chargeback_warning', 'chargeback_warning_reverse'], 7200, 'unlimited', 'running'],
  [['chargeback_warning', 'chargeback'], 0, null, 'charged-back'],
  [['credit'], 7200, 'unlimited', 'running'],
  [['credit', 'credit_reverse'], 7200, 'unlimited', 'running'],
  [['chargeback'], 0, null, 'charged-back'],
  [['chargeback', 'chargeback_reverse'], 7200, 'unlimited', 'won-back'],
  [['a part is given back', 'chargeback', 'chargeback_reverse'], 6200, 'unlimited', 'refunded-in-part'],
  [['chargeback', 'chargeback_reverse', 'chargeback'], 0, null, 'charged-back'],
])('%j leaves %i of what was received, and opens %s', async (happened, left, opens, state) => {
  for (const what of happened) {
    await HAPPENS[what]?.();
    await platform.deliver();
  }
  expect([await received(), await plan(), await stateForStaff()]).toEqual([left, opens, state]);
});

test('a transaction with something else in it opens nothing, waits for staff, and goes back whole', async () => {
  parent = platform.asParent();
  paid = await begin('unlimited-monthly');
  const items = ['unlimited_monthly', 'beginner'].map(name => ({
    price_id: `pri_test_${name}`,
    quantity: 1,
  }));
  await inject(`/transactions/${paid}`, { items }, 'PATCH');
  await platform.pay(paid);
  expect(await plan()).toBeNull();
  const { payments } = (await staff.get('/api/payment/support/held-payments')).json();
  expect(payments.at(-1)).toMatchObject({
    transaction_id: paid,
    why: 'other-items',
    can_accept: false,
    money: { amount: 5800 },
  });
  const decision = { decision: 'give-back', reason: 'not what was ordered' };
  await staff.put(`/api/payment/support/held-payments/${paid}`, decision);
  const back = [...platform.paddle.store.adjustments.values()].filter(one => one.transaction_id === paid);
  expect(back.map(({ action, totals }) => [action, totals.total])).toEqual([['refund', '5800']]);
});
