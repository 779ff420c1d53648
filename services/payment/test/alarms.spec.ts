import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

let platform: TestPlatform;
let staff: Caller;

beforeAll(async () => {
  platform = await startPlatform();
  staff = platform.as({ role: 'parent', user: randomUUID(), session: randomUUID(), staff: true });
});
afterAll(() => platform.close());

test('a refund above what was paid is logged with its code and without a person, and staff see it once', async () => {
  const user = randomUUID();
  const parent = platform.asParent(user);
  const body = { plan_name: 'beginner', currency: 'EUR' };
  const { transaction_id: id } = (await parent.post('/api/payment/paddle', body)).json();
  await platform.pay(id);
  const back = (last: number) => ({
    id: `evt_back_${last}`,
    kind: 'adjustment',
    at: new Date().toISOString(),
    currency: 'EUR',
    adjustment: `adj_${last}`,
    purchase: id,
    action: 'refund',
    status: 'approved',
    total: 4900,
    tax: 0,
  });
  for (const fact of [back(1), back(2)])
    await platform.query('insert into payment.facts (id, purchase, data) values ($1, $2, $3)', [
      fact.id,
      id,
      JSON.stringify(fact),
    ]);
  const event = platform.paddle.store.events.all.findLast(one => one.event_type === 'transaction.completed');
  if (event)
    platform.paddle.store.events.all.push({ ...event, event_id: 'evt_again', notification_id: 'ntf_again' });
  await platform.deliver();
  const [logged, ...more] = platform.logLines
    .map(line => JSON.parse(line))
    .filter(({ fault }) => fault === 'refunded-too-much');
  expect(more).toEqual([]);
  expect(logged).toMatchObject({ level: 50, plan: 'beginner', currency: 'EUR', above: 4900 });
  expect(JSON.stringify(logged)).not.toContain(user);
  const { differences } = (await staff.get('/api/payment/support/differences')).json();
  expect(differences).toMatchObject([{ what: 'refunded-too-much', subject: id }]);
  const { buyers } = (await staff.get(`/api/payment/support/buyers?find=${user}`)).json();
  expect(buyers[0].wrongs).toMatchObject([{ what: 'refunded-too-much' }]);
});

test('gifts that are ordered one after the other without an account are braked, by network', async () => {
  const gift = {
    plan_name: 'beginner',
    currency: 'EUR',
    seats: 1,
    email: 'gran@example.com',
    language: 'English',
  };
  const order = (address: string) => platform.as({ address }).post('/api/payment/gifts', gift);
  const answers = [];
  for (let at = 0; at < 40; at += 1) answers.push(await order('203.0.113.9'));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(answers.findIndex(({ statusCode }) => statusCode === 429)).toBe(30);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.json()).toMatchObject({ code: 'auth/too-many-attempts' });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await order('203.0.113.10')).statusCode).toBe(200);
  const kept = JSON.stringify(await platform.query('select * from payment.gift_networks'));
  expect(kept).not.toContain('203.0.113');
});
