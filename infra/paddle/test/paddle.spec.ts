import { Paddle, type Environment } from '@paddle/paddle-node-sdk';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startPaddle, type TestPaddle } from './paddle.harness.ts';

const PAID = '4242 4242 4242 4242';
const CONFIRM = '4000 0038 0000 0446';
const DECLINED = '4000 0000 0000 0002';
const LATER_DECLINED = '4000 0027 6000 3184';
const DAY_MS = 86_400_000;

let it: TestPaddle;

beforeEach(async () => {
  it = await startPaddle();
});
afterEach(() => it.close());

const order = async (plan: string, currencyCode: 'EUR' | 'JPY' | 'USD' = 'EUR'): Promise<string> => {
  const items = [{ priceId: `pri_test_${plan}`, quantity: 1 }];
  return (await it.sdk.transactions.create({ items, currencyCode, customData: { order: 'o1' } })).id;
};
/** As they happened; they overtake each other on the way. */
const inOrder = () => [...it.events].sort((one, other) => (one.eventId < other.eventId ? -1 : 1));
const told = () => inOrder().map(({ eventType }) => eventType as string);

/** Buys a subscription and returns its id. */
async function subscribe(plan: string, card = PAID): Promise<string> {
  const id = await order(plan);
  await it.pay(id, card);
  return (await it.sdk.transactions.get(id)).subscriptionId ?? '';
}

describe('a course', () => {
  test('is paid with tax in its price, and told by webhooks that the SDK verifies', async () => {
    const id = await order('beginner');
    expect(await it.pay(id, PAID, { success_url: 'http://127.0.0.1/back' })).toBe('http://127.0.0.1/back');
    const paid = await it.sdk.transactions.get(id);
    expect(paid).toMatchObject({ status: 'completed', customData: { order: 'o1' } });
    expect(paid.details?.totals).toMatchObject({ subtotal: '4118', tax: '782', grandTotal: '4900' });
    expect(it.refused).toEqual([]);
    expect(told()).toEqual([
      'transaction.created',
      'customer.created',
      'transaction.ready',
      'transaction.paid',
      'transaction.completed',
    ]);
  });

  test('costs its price and the tax on top of it where prices are told without tax', async () => {
    const id = await order('beginner', 'USD');
    await it.pay(id, PAID, { country: 'US' });
    expect((await it.sdk.transactions.get(id)).details?.totals).toMatchObject({
      subtotal: '4900',
      tax: '392',
      total: '5292',
      grandTotal: '5292',
    });
  });

  test('costs whole yen', async () => {
    const id = await order('beginner', 'JPY');
    await it.pay(id, PAID, { country: 'JP' });
    expect((await it.sdk.transactions.get(id)).details?.totals).toMatchObject({
      total: '7800',
      currencyCode: 'JPY',
    });
  });

  test('is sold to several students at once, up to a hundred; a subscription is not', async () => {
    const buy = (plan: string, quantity: number) =>
      it.sdk.transactions.create({ items: [{ priceId: `pri_test_${plan}`, quantity }], currencyCode: 'EUR' });
    expect((await buy('beginner', 30)).details?.totals?.total).toBe('147000');
    await expect(buy('beginner', 101)).rejects.toMatchObject({ code: 'bad_request' });
    await expect(buy('unlimited_monthly', 2)).rejects.toMatchObject({
      code: 'transaction_price_quantity_out_of_range',
    });
  });

  test('is not paid by a card that is declined, and is by another', async () => {
    const id = await order('beginner');
    expect(await it.pay(id, DECLINED)).toContain('The card was declined.');
    expect((await it.sdk.transactions.get(id)).status).toBe('ready');
    expect(told().at(-1)).toBe('transaction.payment_failed');
    await it.pay(id, PAID);
    expect((await it.sdk.transactions.get(id)).status).toBe('completed');
  });

  test('waits for the bank’s confirmation', async () => {
    const id = await order('beginner');
    expect(await it.pay(id, CONFIRM)).toContain('Your bank asks');
    expect((await it.sdk.transactions.get(id)).status).toBe('draft');
    await it.pay(id, CONFIRM, { confirmed: 'no' });
    expect((await it.sdk.transactions.get(id)).status).toBe('ready');
    await it.pay(id, CONFIRM, { confirmed: 'yes' });
    expect((await it.sdk.transactions.get(id)).status).toBe('completed');
  });

  test('is paid once', async () => {
    const id = await order('beginner');
    await it.pay(id, PAID);
    expect(await it.pay(id, PAID)).toContain('This is paid already.');
    expect(told().filter(type => type === 'transaction.paid')).toHaveLength(1);
  });

  test('is refunded when Paddle approves, and not twice', async () => {
    const transactionId = await order('beginner');
    await it.pay(transactionId, PAID);
    const refund = { action: 'refund', reason: 'unused', transactionId, type: 'full' } as const;
    const { id, status, totals } = await it.sdk.adjustments.create(refund);
    expect([status, totals?.total, totals?.tax]).toEqual(['pending_approval', '4900', '782']);
    const body = JSON.stringify({ status: 'approved' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${it.address}/test/adjustments/${id}`, { method: 'POST', body, headers });
    await it.paddle.store.events.settled();
    expect(told().slice(-2)).toEqual(['adjustment.created', 'adjustment.updated']);
    await expect(it.sdk.adjustments.create(refund)).rejects.toMatchObject({
      code: 'adjustment_total_amount_above_remaining_allowed',
    });
  });
});

describe('a subscription', () => {
  test('is renewed through a year, from the 31st over a leap day', async () => {
    it.paddle.store.clock.moveTo(new Date('2027-12-31T10:00:00Z'));
    const id = await subscribe('unlimited_monthly');
    await it.passTo('2028-12-30T10:00:00Z');
    const renewals = inOrder().flatMap(event =>
      event.eventType === 'transaction.paid' ? [event.data.billingPeriod?.endsAt.slice(0, 10)] : [],
    );
    expect(renewals).toHaveLength(12);
    expect(renewals.slice(1, 4)).toEqual(['2028-02-29', '2028-03-31', '2028-04-30']);
    const days = inOrder().filter(({ eventType }) => eventType === 'transaction.paid');
    expect(days.map(({ occurredAt }) => occurredAt.slice(0, 10)).slice(2)).toEqual(renewals.slice(1, -1));
    expect((await it.sdk.subscriptions.get(id)).status).toBe('active');
    expect(it.refused).toEqual([]);
  });

  test('is past due when a renewal fails, ends after thirty days, and goes on with another card before that', async () => {
    const [lost, kept] = [
      await subscribe('unlimited_monthly', LATER_DECLINED),
      await subscribe('unlimited_monthly', LATER_DECLINED),
    ];
    const due = Date.parse((await it.sdk.subscriptions.get(kept)).nextBilledAt ?? '');
    await it.passTo(new Date(due + DAY_MS).toISOString());
    expect((await it.sdk.subscriptions.get(kept)).status).toBe('past_due');
    const unpaid = await it.sdk.subscriptions.getPaymentMethodChangeTransaction(kept);
    expect([unpaid.status, unpaid.details?.totals?.grandTotal]).toEqual(['past_due', '900']);
    await it.pay(unpaid.id, PAID);
    await it.passTo(new Date(due + 40 * DAY_MS).toISOString());
    expect((await it.sdk.subscriptions.get(kept)).status).toBe('active');
    expect((await it.sdk.subscriptions.get(lost)).status).toBe('canceled');
  });

  test('that is canceled ends with its period, unless the end is taken back', async () => {
    const [ending, staying] = [await subscribe('unlimited_monthly'), await subscribe('unlimited_monthly')];
    for (const id of [ending, staying]) {
      const { status, scheduledChange } = await it.sdk.subscriptions.cancel(id, {
        effectiveFrom: 'next_billing_period',
      });
      expect([status, scheduledChange?.action]).toEqual(['active', 'cancel']);
    }
    await it.sdk.subscriptions.update(staying, { scheduledChange: null });
    await it.passTo(new Date(Date.now() + 40 * DAY_MS).toISOString());
    expect((await it.sdk.subscriptions.get(ending)).status).toBe('canceled');
    expect((await it.sdk.subscriptions.get(staying)).status).toBe('active');
  });

  test('costs on upgrade what the preview said', async () => {
    const id = await subscribe('unlimited_monthly');
    await it.passTo(new Date(Date.now() + 10 * DAY_MS).toISOString());
    const wanted = {
      items: [{ priceId: 'pri_test_unlimited_yearly', quantity: 1 }],
      prorationBillingMode: 'prorated_immediately' as const,
    };
    const said = (await it.sdk.subscriptions.previewUpdate(id, wanted)).updateSummary?.result;
    const { billingCycle } = await it.sdk.subscriptions.update(id, wanted);
    await it.paddle.store.events.settled();
    const paid = inOrder().findLast(event => event.eventType === 'transaction.paid');
    const taken = paid?.eventType === 'transaction.paid' ? paid.data.details?.totals?.grandTotal : null;
    expect([said?.action, billingCycle.interval]).toEqual(['charge', 'year']);
    // The seconds between both change a share of nine euros by a cent at most.
    expect(Math.abs(Number(said?.amount) - Number(taken))).toBeLessThanOrEqual(1);
  });

  test('gives back what is left of the old plan on a line of its own, and the rest to the balance', async () => {
    const id = await subscribe('unlimited_yearly');
    const items = [{ priceId: 'pri_test_unlimited_monthly', quantity: 1 }];
    await it.sdk.subscriptions.update(id, { items, prorationBillingMode: 'prorated_immediately' });
    await it.paddle.store.events.settled();
    const told = inOrder().findLast(event => event.eventType === 'transaction.completed');
    const { items: sold, details } = told?.eventType === 'transaction.completed' ? told.data : {};
    expect(sold?.map(({ quantity }) => quantity)).toEqual([-1, 1]);
    expect(details?.lineItems.map(({ totals }) => totals?.total)).toEqual(['-7200', '900']);
    expect(details?.totals).toMatchObject({
      total: '-6300',
      grandTotal: '0',
      creditToBalance: '6300',
      credit: '0',
    });
    // The balance pays the next period.
    await it.passTo(new Date(Date.now() + 32 * DAY_MS).toISOString());
    const next = inOrder().findLast(event => event.eventType === 'transaction.completed');
    const totals = next?.eventType === 'transaction.completed' ? next.data.details?.totals : null;
    expect(totals).toMatchObject({ total: '900', credit: '900', grandTotal: '0' });
  });
});

test('a pause charges nothing, and a resumption begins a new period that is charged', async () => {
  const id = await subscribe('unlimited_monthly');
  expect((await it.sdk.subscriptions.pause(id, { effectiveFrom: 'immediately' })).status).toBe('paused');
  await expect(it.sdk.subscriptions.pause(id, {})).rejects.toMatchObject({ code: 'subscription_not_active' });
  await it.passTo(new Date(Date.now() + 70 * DAY_MS).toISOString());
  const paid = () => told().filter(type => type === 'transaction.paid').length;
  expect(paid()).toBe(1);
  const { status, currentBillingPeriod } = await it.sdk.subscriptions.resume(id, {
    effectiveFrom: 'immediately',
  });
  await it.paddle.store.events.settled();
  expect([status, paid(), told().at(-1)]).toEqual(['active', 2, 'subscription.resumed']);
  expect(currentBillingPeriod?.startsAt.slice(0, 10)).toBe(it.paddle.store.clock.iso().slice(0, 10));
});

test('a card is changed in a transaction of nothing, which the default payment link leads to', async () => {
  it.paddle.store.paymentLink = 'https://burrow.test/en/checkout';
  const id = await subscribe('unlimited_monthly', LATER_DECLINED);
  const change = await it.sdk.subscriptions.getPaymentMethodChangeTransaction(id);
  expect(change).toMatchObject({ origin: 'subscription_payment_method_change', subscriptionId: id });
  expect(change.details?.totals?.grandTotal).toBe('0');
  expect(change.checkout?.url).toBe(`https://burrow.test/en/checkout?_ptxn=${change.id}`);
  await it.pay(change.id, PAID);
  await it.passTo(new Date(Date.now() + 40 * DAY_MS).toISOString());
  expect((await it.sdk.subscriptions.get(id)).status).toBe('active');
});

describe('what was missed', () => {
  test('is listed after the last event that is known', async () => {
    await it.pay(await order('beginner'), PAID);
    const all = await it.sdk.events.list().next();
    const after = await it.sdk.events.list({ after: all.at(-2)?.eventId ?? '' }).next();
    expect(after.map(({ eventType }) => eventType)).toEqual(['transaction.completed']);
  });
});

test('a list of payments holds those of the customer who is asked for', async () => {
  const [hers, his] = [await order('beginner'), await order('beginner')];
  await it.pay(hers, PAID, { email: 'her@example.com' });
  await it.pay(his, PAID, { email: 'him@example.com' });
  const [customer] = await it.sdk.customers.list({ email: ['her@example.com'] }).next();
  const found = await it.sdk.transactions.list({ customerId: [customer?.id ?? ''] }).next();
  expect(found.map(({ id }) => id)).toEqual([hers]);
});

test('another key opens nothing', async () => {
  const stranger = new Paddle('pdl_test_other', { environment: it.address as Environment });
  await expect(stranger.transactions.get('txn_1')).rejects.toMatchObject({
    code: 'authentication_malformed',
  });
});

test('every page says that it is a test', async () => {
  const id = await order('beginner');
  const page = await (await fetch(`${it.address}/checkout?_ptxn=${id}`)).text();
  expect(page).toContain('No card is charged.');
  expect(page).toContain('Pay €49.00');
});

test('what a buyer types is text, not part of the page', async () => {
  const page = await it.pay(await order('beginner'), CONFIRM, { email: '"><script>alert(1)</script>' });
  expect(page).not.toContain('<script>');
});
