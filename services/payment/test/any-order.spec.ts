import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPayments, startProvider, type TestPayments, type TestProvider } from './payments.harness.ts';

const BUYERS = Array.from({ length: 6 }, () => ({
  account: randomUUID(),
  order: randomUUID(),
  course: randomUUID(),
}));
const PLANS = ['unlimited-monthly', 'unlimited-yearly'];
const LATER_DECLINED = '4000 0027 6000 3184';
/** How often each webhook comes. */
const REPEATS = 6;

let provider: TestProvider;
let payments: TestPayments | undefined;

/** A year of six families: renewals, cards that fail, refunds and chargebacks. */
beforeAll(async () => {
  provider = await startProvider();
  const bought: string[] = [];
  for (const [at, { order, course }] of BUYERS.entries()) {
    const card = at % 3 === 2 ? LATER_DECLINED : undefined;
    bought.push(await provider.buy(order, PLANS[at % 2] ?? '', card), await provider.buy(course, 'beginner'));
  }
  await provider.test('clock', { to: new Date(Date.now() + 200 * 86_400_000).toISOString() });
  for (const id of bought.slice(0, 3)) await provider.test('chargebacks', { transaction_id: id });
  await provider.test('chargebacks', { transaction_id: bought[1], action: 'chargeback_reverse' });
  await provider.test('clock', { to: new Date(Date.now() + 400 * 86_400_000).toISOString() });
});
afterAll(() => Promise.all([provider.close(), payments?.close()]));

async function startWithOrders(): Promise<TestPayments> {
  const started = await startPayments();
  for (const [at, { account, order, course }] of BUYERS.entries()) {
    await started.account(account);
    await started.order(account, PLANS[at % 2] ?? '', { id: order });
    await started.order(account, 'beginner', { id: course });
  }
  return started;
}

/** The same list in another order each time. */
const shuffled = <One>(list: readonly One[]): One[] =>
  list
    .map(one => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

async function inOrder(): Promise<Record<string, unknown>> {
  const ordered = await startWithOrders();
  for (const body of provider.bodies()) {
    await ordered.receive(body);
    await ordered.handleAll();
  }
  const dump = await ordered.dump();
  await ordered.close();
  return dump;
}

test('webhooks that come mixed, repeatedly and at the same time end where the ordered ones end', async () => {
  const expected = await inOrder();
  const mixed = (payments = await startWithOrders());
  const arriving = shuffled(Array.from({ length: REPEATS }, () => provider.bodies()).flat());
  expect(arriving.length).toBeGreaterThan(1000);
  while (arriving.length > 0) {
    await Promise.all(arriving.splice(0, 40).map(body => mixed.receive(body)));
    await mixed.handleAll();
  }
  expect(await mixed.dump()).toEqual(expected);
});

test('and can be rebuilt when the webhooks themselves are erased', async () => {
  const before = await payments?.dump();
  await payments?.query('truncate payment.provider_events');
  await payments?.query(`update payment.purchases set state = 'lost', paid = 1`);
  expect(await payments?.rebuild()).toBeGreaterThan(20);
  expect(await payments?.dump()).toEqual(before);
});
