import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { Caller } from '@burrow/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startPlatform, type TestPlatform } from './platform.harness.ts';

export let platform: TestPlatform;
export let parent: Caller;
export let parent_id: string;
export let first: string;

/** Each test has a parent who bought a month; `first` is its payment. */
export function useSubscriber(): void {
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    parent_id = randomUUID();
    parent = platform.asParent(parent_id);
    first = await buy(MONTHLY);
  });
}

export const MONTHLY = 'unlimited-monthly';
export const YEARLY = 'unlimited-yearly';

export async function buy(plan_name: string): Promise<string> {
  const { transaction_id } = (
    await parent.post('/api/payment/paddle', { plan_name, currency: 'EUR' })
  ).json();
  await platform.pay(transaction_id);
  return transaction_id;
}

export const change = (plan: string) => parent.post(`/api/payment/upgrade-subscription?plan_name=${plan}`);
export const eligibility = async (id: string) =>
  (await parent.get(`/api/payment/refund-eligibility/${id}`)).json();
export const ask = (id: string) =>
  parent.post(`/api/payment/request-refund?purchase_id=${id}&reason=too+dear`);
export const purchases = async () => (await parent.get('/api/payment/purchases')).json().purchases;
export const subscriptionOf = () => [...platform.paddle.store.subscriptions.values()].at(-1)?.shown;
export const inject = (url: string, payload: object) =>
  platform.paddle.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: 'bearer pdl_test_stand-in' },
  });
export const open = async () => (await parent.get('/api/payment/current-subscription')).json().subscription;
const jobs = (queue: string) =>
  platform.query(`select 1 from jobs.job where name = $1 and state in ('created', 'retry', 'active')`, [
    queue,
  ]);

/** Lets everything happen that was begun, and delivers what the provider says of it. */
export async function settle(): Promise<void> {
  for (const queue of ['payment-second-subscriptions', 'payment-refunds', 'payment-endings'])
    while ((await jobs(queue)).length > 0) await delay(20);
  await platform.deliver();
}
export const told = async (type: string, about: string) =>
  platform.query(
    `select data->'data' as data from jobs.job where name = 'events-account' and data->>'type' = $1
    and data->'data' @> $2`,
    [type, about],
  );

export const sumOf = (all: { returned: { amount: number } }[]): number =>
  all.reduce((sum, one) => sum + one.returned.amount, 0);
export const atProvider = () => [...platform.paddle.store.adjustments.values()];

/** Paddle's people approve every refund that was asked for. */
export async function payOut(status = 'approved'): Promise<void> {
  for (const { id, status: now } of atProvider())
    if (now === 'pending_approval') await inject(`/test/adjustments/${id}`, { status });
  await platform.deliver();
}
