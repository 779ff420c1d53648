import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** A parent who has bought a plan, and then opened a school. */
async function whoOpenedASchool() {
  const user = randomUUID();
  const body = { plan_name: 'unlimited-monthly', currency: 'EUR' };
  const { transaction_id } = (await platform.asParent(user).post('/api/payment/paddle', body)).json();
  await platform.pay(transaction_id, undefined, 'DE');
  const organization = randomUUID();
  const administrator = (who: string) => platform.as({ role: 'admin', user: who, organization });
  return { purchase: String(transaction_id), self: administrator(user), other: administrator(randomUUID()) };
}

test('who becomes an administrator still sees, cancels and gives back what they bought as a parent', async () => {
  const { purchase, self } = await whoOpenedASchool();
  const { purchases } = (await self.get('/api/payment/purchases')).json();
  expect(purchases).toMatchObject([{ id: purchase, plan_name: 'unlimited-monthly' }]);
  const { subscriptions } = (await self.get('/api/payment/active-subscriptions')).json();
  expect(subscriptions).toMatchObject([{ purchase_id: purchase }]);
  expect((await self.get(`/api/payment/receipt/${purchase}`)).statusCode).toBe(200);
  const { tables } = (await self.get('/api/payment/export')).json();
  expect(tables.purchases).toMatchObject([{ id: purchase }]);
  const cancelled = await self.post(`/api/payment/cancel-subscription?purchase_id=${purchase}`);
  expect(cancelled.json()).toEqual({ ends_at: subscriptions[0].next_charge.at });
  const eligible = (await self.get(`/api/payment/refund-eligibility/${purchase}`)).json();
  expect(eligible).toMatchObject({ is_eligible: true, rule: 'withdrawal' });
});

test('the school does not have the plan, and its other administrators do not see it', async () => {
  const { purchase, self, other } = await whoOpenedASchool();
  expect((await self.get('/api/payment/current-subscription')).json()).toEqual({ subscription: null });
  expect((await other.get('/api/payment/purchases')).json()).toEqual({ purchases: [] });
  expect((await other.get('/api/payment/active-subscriptions')).json()).toEqual({ subscriptions: [] });
  const refused = await other.post(`/api/payment/cancel-subscription?purchase_id=${purchase}`);
  expect(refused.json().code).toBe('payment/unknown-purchase');
});
