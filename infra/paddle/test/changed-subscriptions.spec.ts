import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { SubscriptionOnResume } from '@paddle/paddle-node-sdk';
import { startPaddle, type TestPaddle } from './paddle.harness.ts';

const PAID = '4242 4242 4242 4242';
const LATER_DECLINED = '4000 0027 6000 3184';
const DAY_MS = 86_400_000;

let it: TestPaddle;

beforeEach(async () => {
  it = await startPaddle();
});
afterEach(() => it.close());

const inOrder = () => [...it.events].sort((one, other) => (one.eventId < other.eventId ? -1 : 1));

const told = () => inOrder().map(({ eventType }) => eventType as string);

/** Buys a subscription and returns its id. */
async function subscribe(plan: string, card = PAID): Promise<string> {
  const items = [{ priceId: `pri_test_${plan}`, quantity: 1 }];
  const { id } = await it.sdk.transactions.create({
    items,
    currencyCode: 'EUR',
    customData: { order: 'o1' },
  });
  await it.pay(id, card);
  return (await it.sdk.transactions.get(id)).subscriptionId ?? '';
}

test('a subscription is made another one without a bill, which is charged from the date that was chosen, and can be taken back', async () => {
  const [id, back] = [await subscribe('unlimited_yearly'), await subscribe('unlimited_yearly')];
  const { nextBilledAt } = await it.sdk.subscriptions.get(id);
  const to = (plan: string) => ({
    items: [{ priceId: `pri_test_${plan}`, quantity: 1 }],
    prorationBillingMode: 'do_not_bill' as const,
    nextBilledAt: nextBilledAt ?? '',
  });
  for (const one of [id, back]) {
    const changed = await it.sdk.subscriptions.update(one, to('unlimited_monthly'));
    expect([changed.nextBilledAt, changed.billingCycle.interval]).toEqual([nextBilledAt, 'month']);
  }
  await it.sdk.subscriptions.update(back, to('unlimited_yearly'));
  await it.passTo(new Date(Date.parse(nextBilledAt ?? '') + 40 * DAY_MS).toISOString());
  const paid = (of: string) =>
    inOrder().flatMap(({ eventType, data }) =>
      eventType === 'transaction.paid' && 'subscriptionId' in data && data.subscriptionId === of
        ? [data.details?.totals?.grandTotal]
        : [],
    );
  expect([paid(id), paid(back)]).toEqual([['900', '900'], ['7200']]);
});

test('a subscription is not changed in the half hour before it renews, nor while a renewal is not paid', async () => {
  const [id, late] = [
    await subscribe('unlimited_monthly'),
    await subscribe('unlimited_monthly', LATER_DECLINED),
  ];
  const due = Date.parse((await it.sdk.subscriptions.get(id)).nextBilledAt ?? '');
  const change = (of: string, nextBilledAt?: string) =>
    it.sdk.subscriptions.update(of, {
      items: [{ priceId: 'pri_test_unlimited_yearly', quantity: 1 }],
      prorationBillingMode: 'do_not_bill',
      ...(nextBilledAt && { nextBilledAt }),
    });
  const soon = new Date(Date.now() + 60_000).toISOString();
  await expect(change(id, soon)).rejects.toMatchObject({ code: 'subscription_next_billed_at_too_soon' });
  await it.passTo(new Date(due - 20 * 60_000).toISOString());
  const locked = { code: 'subscription_locked_renewal' };
  await expect(change(id)).rejects.toMatchObject(locked);
  await expect(it.sdk.subscriptions.pause(id, {})).rejects.toMatchObject(locked);
  const end = { effectiveFrom: 'next_billing_period' } as const;
  await expect(it.sdk.subscriptions.cancel(id, end)).rejects.toMatchObject(locked);
  await it.passTo(new Date(due + DAY_MS).toISOString());
  const unpaid = { code: 'subscription_outstanding_transaction' };
  await expect(change(late)).rejects.toMatchObject(unpaid);
  await expect(it.sdk.subscriptions.cancel(late, end)).rejects.toMatchObject(unpaid);
  expect((await it.sdk.subscriptions.cancel(id, end)).scheduledChange?.action).toBe('cancel');
});

test('one whose renewal is not paid is cancelled at once, and nobody pays that renewal any more', async () => {
  const id = await subscribe('unlimited_monthly', LATER_DECLINED);
  const { nextBilledAt } = await it.sdk.subscriptions.get(id);
  const due = Date.parse(nextBilledAt ?? '');
  await it.passTo(new Date(due + DAY_MS / 2).toISOString());
  const { id: renewal } = await it.sdk.subscriptions.getPaymentMethodChangeTransaction(id);
  const { status } = await it.sdk.subscriptions.cancel(id, { effectiveFrom: 'immediately' });
  expect([status, (await it.sdk.transactions.get(renewal)).status]).toEqual(['canceled', 'canceled']);
  await it.passTo(new Date(due + 40 * DAY_MS).toISOString());
  expect((await it.sdk.subscriptions.get(id)).status).toBe('canceled');
});

test('a pause begins with the end of the paid period unless it is asked for at once, and ends when it was said to', async () => {
  const id = await subscribe('unlimited_monthly');
  const { nextBilledAt } = await it.sdk.subscriptions.get(id);
  const due = Date.parse(nextBilledAt ?? '');
  const resumeAt = new Date(due + 20 * DAY_MS).toISOString();
  const chosen = await it.sdk.subscriptions.pause(id, { resumeAt });
  expect([chosen.status, chosen.nextBilledAt]).toEqual(['active', null]);
  expect(chosen.scheduledChange).toMatchObject({ action: 'pause', effectiveAt: nextBilledAt, resumeAt });
  await it.passTo(new Date(due + DAY_MS).toISOString());
  const paused = await it.sdk.subscriptions.get(id);
  expect([paused.status, paused.scheduledChange?.action]).toEqual(['paused', 'resume']);
  expect(told().at(-1)).toBe('subscription.paused');
  await it.passTo(new Date(due + 21 * DAY_MS).toISOString());
  const { status, currentBillingPeriod } = await it.sdk.subscriptions.get(id);
  expect([status, Date.parse(currentBillingPeriod?.startsAt ?? '')]).toEqual([
    'active',
    Date.parse(resumeAt),
  ]);
});

test('one that is paused goes on with the period that is paid, without a charge, or begins one anew, which is charged', async () => {
  const id = await subscribe('unlimited_monthly');
  const resume = (onResume: SubscriptionOnResume, effectiveFrom = 'immediately') =>
    it.sdk.subscriptions.resume(id, { effectiveFrom, onResume });
  const { transactions } = it.paddle.store;
  const paid = () => [...transactions.values()].filter(({ status }) => status === 'completed').length;
  const { currentBillingPeriod: first } = await it.sdk.subscriptions.get(id);
  const ends = Date.parse(first?.endsAt ?? '');
  await it.sdk.subscriptions.pause(id, { effectiveFrom: 'immediately' });
  const later = new Date(ends + DAY_MS).toISOString();
  const over = { code: 'subscription_continuing_existing_billing_period_not_allowed' };
  await expect(resume('continue_existing_billing_period', later)).rejects.toMatchObject(over);
  const resumed = await resume('continue_existing_billing_period');
  expect([resumed.status, resumed.currentBillingPeriod, resumed.nextBilledAt, paid()]).toEqual([
    'active',
    first,
    first?.endsAt,
    1,
  ]);
  await it.passTo(later);
  expect(paid()).toBe(2);
  await it.sdk.subscriptions.pause(id, { effectiveFrom: 'immediately' });
  await it.passTo(new Date(ends + 40 * DAY_MS).toISOString());
  await expect(resume('continue_existing_billing_period')).rejects.toMatchObject(over);
  expect(Date.parse((await resume('start_new_billing_period')).nextBilledAt ?? '')).toBeGreaterThan(
    ends + 60 * DAY_MS,
  );
  expect(paid()).toBe(3);
});

test('one that is paused goes on by itself on the day that was chosen', async () => {
  const id = await subscribe('unlimited_monthly');
  await it.sdk.subscriptions.pause(id, { effectiveFrom: 'immediately' });
  const at = new Date(Date.now() + 5 * DAY_MS).toISOString();
  const { status, scheduledChange } = await it.sdk.subscriptions.resume(id, { effectiveFrom: at });
  expect([status, scheduledChange?.action, scheduledChange?.effectiveAt]).toEqual(['paused', 'resume', at]);
  await it.passTo(new Date(Date.parse(at) + DAY_MS).toISOString());
  expect((await it.sdk.subscriptions.get(id)).status).toBe('active');
});

test('a renewal that is not paid is tried seven more times, after which it is paused where that was chosen', async () => {
  const id = await subscribe('unlimited_monthly', LATER_DECLINED);
  await it.paddle.app.inject({ method: 'POST', url: '/test/recovery', payload: { after: 'pause' } });
  const due = Date.parse((await it.sdk.subscriptions.get(id)).nextBilledAt ?? '');
  const failed = () => told().filter(type => type === 'transaction.payment_failed').length;
  await it.passTo(new Date(due + 29 * DAY_MS).toISOString());
  expect([(await it.sdk.subscriptions.get(id)).status, failed()]).toEqual(['past_due', 7]);
  await it.passTo(new Date(due + 31 * DAY_MS).toISOString());
  expect([(await it.sdk.subscriptions.get(id)).status, failed()]).toEqual(['paused', 8]);
  await it.passTo(new Date(due + 90 * DAY_MS).toISOString());
  expect(failed()).toBe(8);
});

test('who pays with the same address is the same customer', async () => {
  const [one, another] = [await subscribe('unlimited_monthly'), await subscribe('unlimited_yearly')];
  const customerOf = async (id: string) => (await it.sdk.subscriptions.get(id)).customerId;
  expect(await customerOf(one)).toBe(await customerOf(another));
});
