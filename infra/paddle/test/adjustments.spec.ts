import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startPaddle, type TestPaddle } from './paddle.harness.ts';

const PAID = '4242 4242 4242 4242';

let it: TestPaddle;
let paid: string;

beforeEach(async () => {
  it = await startPaddle();
  paid = await order(['beginner', 1]);
  await it.pay(paid, PAID);
});
afterEach(() => it.close());

async function order(...sold: readonly (readonly [string, number])[]): Promise<string> {
  const items = sold.map(([plan, quantity]) => ({ priceId: `pri_test_${plan}`, quantity }));
  const customData = { order: 'o1' };
  return (await it.sdk.transactions.create({ items, currencyCode: 'EUR', customData })).id;
}

/** What Paddle makes by itself, whoever asked for it. */
async function make(action: string): Promise<number> {
  const body = JSON.stringify({ transaction_id: paid, action });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${it.address}/test/chargebacks`, { method: 'POST', body, headers })).status;
}
const made = async () => {
  const all = await it.sdk.adjustments.list({ transactionId: [paid] }).next();
  return all
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ action, status, totals }) => [action, status, totals?.total]);
};

test('a part of a payment goes back, and then no more than is left of it', async () => {
  const [line] = (await it.sdk.transactions.get(paid)).details?.lineItems ?? [];
  const refund = (amount: string) =>
    it.sdk.adjustments.create({
      action: 'refund',
      transactionId: paid,
      reason: 'kind',
      type: 'partial',
      items: [{ itemId: line?.id ?? '', type: 'partial', amount }],
    });
  expect(await refund('1000')).toMatchObject({ type: 'partial', totals: { total: '1000' } });
  await expect(refund('4000')).rejects.toMatchObject({
    code: 'adjustment_total_amount_above_remaining_allowed',
  });
  expect((await refund('3900')).totals?.total).toBe('3900');
});

test('a seller gives what a card paid no credit', async () => {
  const credit = { action: 'credit', transactionId: paid, reason: 'kind', type: 'full' } as const;
  await expect(it.sdk.adjustments.create(credit)).rejects.toMatchObject({
    code: 'adjustment_transaction_invalid_status_for_credit',
  });
});

test.each([
  ['chargeback', 'chargeback_reverse'],
  ['chargeback_warning', 'chargeback_warning_reverse'],
  ['credit', 'credit_reverse'],
])('a %s is reversed by a %s of the same amount, once', async (action, undone) => {
  expect(await make(undone)).toBe(409);
  await make(action);
  await make(undone);
  expect(await made()).toEqual([
    [action, 'reversed', '4900'],
    [undone, 'approved', '4900'],
  ]);
  expect(await make(undone)).toBe(409);
});

test('several things are paid in one transaction, which is charged, taxed and given back as one', async () => {
  const id = await order(['beginner', 2], ['unlimited_monthly', 1]);
  await it.pay(id, PAID);
  const { items, details, subscriptionId } = await it.sdk.transactions.get(id);
  expect(items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(details?.lineItems.map(({ totals }) => totals?.total)).toEqual(['9800', '900']);
  expect(details?.totals?.grandTotal).toBe('10700');
  expect((await it.sdk.subscriptions.get(subscriptionId ?? '')).items.map(({ price }) => price?.id)).toEqual([
    'pri_test_unlimited_monthly',
  ]);
  const refund = { action: 'refund', transactionId: id, reason: 'kind', type: 'full' } as const;
  expect((await it.sdk.adjustments.create(refund)).totals?.total).toBe('10700');
});
