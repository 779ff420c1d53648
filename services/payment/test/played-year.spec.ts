import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SubscriptionFact } from '../src/facts/fact.schema.ts';
import { openUntil } from '../src/domain/contract.rules.ts';
import { subscriptionOf } from '../src/domain/subscription.rules.ts';
import { startPayments, startProvider, type TestPayments, type TestProvider } from './payments.harness.ts';

const LATER_DECLINED = '4000 0027 6000 3184';
const DAY_MS = 86_400_000;

let payments: TestPayments;
let provider: TestProvider;

beforeEach(async () => {
  [payments, provider] = await Promise.all([startPayments(), startProvider()]);
  // From the 31st, over a leap day and both changes of daylight saving.
  provider.paddle.store.clock.moveTo(new Date('2027-12-31T01:30:00Z'));
});
afterEach(async () => {
  await payments.close();
  await provider.close();
});

async function subscribe(card?: string): Promise<string> {
  const order = await payments.order(await payments.account(), 'unlimited-monthly');
  const id = await provider.buy(order, 'unlimited-monthly', card);
  await payments.query('update payment.orders set transaction = $2 where id = $1', [order, id]);
  return order;
}

const pass = async (to: string): Promise<void> => {
  await provider.test('clock', { to });
  for (const body of provider.bodies()) await payments.receive(body);
  await payments.handleAll();
};

/** Until when everything is open, by all that had happened by a day. */
async function openAt(day: string): Promise<string | null> {
  const subscriptions = await payments.query(
    `select data from payment.facts where data ->> 'kind' = 'subscription'`,
  );
  const facts = subscriptions.map(({ data }) => data as SubscriptionFact).filter(({ at }) => at <= day);
  const paid = await payments.query(
    `select state, to_json(period_ends_at) #>> '{}' as "periodEndsAt" from payment.purchases where paid_at <= $1`,
    [day],
  );
  const subscription = subscriptionOf(facts);
  return subscription && openUntil({ ...subscription, isGoingBack: false, payments: paid as never });
}

test('a year from the 31st is paid on the last day of each month, and is open without a gap', async () => {
  await subscribe();
  await pass('2028-12-30T01:30:00Z');
  const ends = await payments.query(
    `select to_char(period_ends_at at time zone 'UTC', 'MM-DD HH24:MI') as at from payment.purchases order by period_ends_at`,
  );
  expect(ends.map(({ at }) => at)).toEqual([
    '01-31 01:30', '02-29 01:30', '03-31 01:30', '04-30 01:30', '05-31 01:30', '06-30 01:30',
    '07-31 01:30', '08-31 01:30', '09-30 01:30', '10-31 01:30', '11-30 01:30', '12-31 01:30',
  ]); // prettier-ignore
  for (let day = Date.parse('2027-12-31T01:31:00Z'); day < Date.parse('2028-12-30'); day += DAY_MS) {
    const now = new Date(day).toISOString();
    const until = (await openAt(now)) ?? '';
    expect([now, Date.parse(until) > day]).toEqual([now, true]);
  }
  const [sum] = await payments.query(
    `select sum(amount)::int as received from payment.ledger_lines where account = 'received'`,
  );
  expect(sum).toEqual({ received: 12 * 900 });
});

test('a card that fails in the middle of it leaves a week, and another card goes on where it stopped', async () => {
  await subscribe(LATER_DECLINED);
  await pass('2028-02-02T10:00:00Z');
  expect(await openAt('2028-02-02T10:00:00.000Z')).toMatch(/^2028-02-07T01:30:00/);
  const [id] = [...provider.paddle.store.subscriptions.keys()];
  const _ptxn = provider.paddle.store.subscriptions.get(id ?? '')?.unpaid?.transaction ?? '';
  const form = new URLSearchParams({
    _ptxn,
    card: '4242 4242 4242 4242',
    email: 'a@example.com',
    country: 'DE',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await provider.paddle.app.inject({ method: 'POST', url: '/checkout', payload: form.toString(), headers });
  await pass('2028-04-15T10:00:00Z');
  const states = await payments.query('select state from payment.subscriptions');
  expect(states).toEqual([{ state: 'active' }]);
  expect(await openAt('2028-04-15T10:00:00.000Z')).toMatch(/^2028-05-07T01:30:00/);
});

test('a card that nobody changes ends it: closed after the week, and nothing is charged any more', async () => {
  await subscribe(LATER_DECLINED);
  await pass('2028-12-30T01:30:00Z');
  expect(await payments.query('select state from payment.subscriptions')).toEqual([{ state: 'ended' }]);
  expect(await openAt('2028-02-06T00:00:00.000Z')).toMatch(/^2028-02-07T01:30:00/);
  const until = await openAt('2028-12-30T00:00:00.000Z');
  expect(Date.parse(until ?? '')).toBeLessThanOrEqual(Date.parse('2028-02-07T01:30:00Z'));
  const paid = await payments.query(`select 1 from payment.purchases where state = 'paid'`);
  expect(paid).toHaveLength(1);
});
