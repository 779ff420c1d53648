import { afterEach, beforeEach, expect, test } from '@jest/globals';
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
  await expect(change(late)).rejects.toMatchObject({ code: 'subscription_outstanding_transaction' });
  expect((await it.sdk.subscriptions.cancel(id, end)).scheduledChange?.action).toBe('cancel');
});
