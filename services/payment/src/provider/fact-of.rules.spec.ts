import { describe, expect, test } from '@jest/globals';
import { factOf, type Order } from './fact-of.rules.ts';
import { PaddleEventSchema } from './paddle-event.schema.ts';

const ORDER = '6f2c9f1e-2e0c-4a4e-9d0d-0c8d5d6f7a11';
const order: Order = {
  id: ORDER,
  account: '7a2c9f1e-2e0c-4a4e-9d0d-0c8d5d6f7a11',
  plan: 'unlimited-monthly',
  seats: 1,
  amount: 900,
  currency: 'EUR',
  transaction: 'txn_1',
  subscription: null,
};

const item = (plan: string, quantity = 1) => ({
  price: { id: `pri_${plan}`, custom_data: { plan } },
  quantity,
});
const line = (plan: string, quantity: number, total: string) => ({
  price_id: `pri_${plan}`,
  quantity,
  totals: { subtotal: total, tax: '0', total },
});

/** A transaction as Paddle's webhooks write it, of a change of plan unless given otherwise. */
const told = (more: object, totals: object) => ({
  event_id: 'evt_1',
  event_type: 'transaction.completed',
  occurred_at: '2026-03-12T10:00:00.123456Z',
  data: {
    id: 'txn_2',
    origin: 'subscription_update',
    currency_code: 'EUR',
    subscription_id: 'sub_1',
    custom_data: { order: ORDER },
    billing_period: { starts_at: '2026-03-12T10:00:00Z', ends_at: '2027-03-12T10:00:00Z' },
    payments: [{ captured_at: '2026-03-12T10:00:00Z' }],
    ...more,
    details: {
      totals: { credit: '0', credit_to_balance: '0', ...totals },
      ...('details' in more ? (more.details as object) : {}),
    },
  },
});

const factIn = (event: unknown, of: Order | null = order) => factOf(PaddleEventSchema.parse(event), of);

describe('a change of plan in the middle of a period', () => {
  test('that costs more charges the difference: the price is what was given back and what the card paid', () => {
    const items = [item('unlimited-monthly', -1), item('unlimited-yearly')];
    const line_items = [line('unlimited-monthly', -1, '-900'), line('unlimited-yearly', 1, '7200')];
    const totals = {
      subtotal: '5294',
      tax: '1006',
      total: '6300',
      grand_total: '6300',
      grand_total_tax: '1006',
    };
    expect(factIn(told({ items, details: { line_items } }, totals))).toMatchObject({
      plan: 'unlimited-yearly',
      seats: 1,
      taken: 6300,
      credit: 900,
      tax: 1006,
    });
  });

  test('that gives back more than it costs charges nothing, and what is left is in the balance', () => {
    const items = [item('unlimited-yearly', -1), item('unlimited-monthly')];
    const line_items = [line('unlimited-yearly', -1, '-7000'), line('unlimited-monthly', 1, '900')];
    const totals = {
      subtotal: '-5126',
      tax: '-974',
      total: '-6100',
      grand_total: '0',
      credit_to_balance: '6100',
    };
    expect(factIn(told({ items, details: { line_items } }, totals))).toMatchObject({
      plan: 'unlimited-monthly',
      taken: 0,
      credit: 900,
      tax: 0,
    });
  });
});

test('a chargeback is of the day on which the bank took the money, also if only its reversal is told', () => {
  const told = (action: string, status: string) => ({
    event_id: 'evt_2',
    event_type: 'adjustment.updated',
    occurred_at: '2026-03-23T10:00:00Z',
    data: {
      id: 'adj_1',
      transaction_id: 'txn_1',
      currency_code: 'EUR',
      action,
      status,
      created_at: '2026-03-13T10:00:00Z',
      totals: { total: '900', tax: '144' },
    },
  });
  expect(factIn(told('chargeback', 'reversed'), null)).toMatchObject({ at: '2026-03-13T10:00:00.000Z' });
  expect(factIn(told('refund', 'approved'), null)).toMatchObject({ at: '2026-03-23T10:00:00.000Z' });
});

test('a pause with the end of the period is a pause: nothing more is charged; an end that is chosen is none yet', () => {
  const said = (status: string, action?: string) => ({
    event_id: 'evt_3',
    event_type: 'subscription.updated',
    occurred_at: '2026-03-13T10:00:00Z',
    data: {
      id: 'sub_1',
      status,
      currency_code: 'EUR',
      custom_data: { order: ORDER },
      current_billing_period: { ends_at: '2026-04-12T10:00:00Z' },
      scheduled_change: action ? { action, effective_at: '2026-04-12T10:00:00Z' } : null,
      items: [item('unlimited-monthly')],
    },
  });
  const standing = (status: string, action?: string) => factIn(said(status, action));
  expect(standing('active', 'pause')).toMatchObject({ status: 'paused', endsAt: null });
  expect(standing('active', 'cancel')).toMatchObject({
    status: 'active',
    endsAt: '2026-04-12T10:00:00.000Z',
  });
  expect(standing('active')).toMatchObject({ status: 'active', endsAt: null });
  expect(standing('paused', 'resume')).toMatchObject({ status: 'paused', endsAt: null });
  expect(standing('past_due')).toMatchObject({ status: 'past-due' });
});

test('a card that is changed buys nothing', () => {
  const totals = { subtotal: '0', tax: '0', total: '0', grand_total: '0', grand_total_tax: '0' };
  const more = { origin: 'subscription_payment_method_change', items: [item('unlimited-monthly')] };
  expect(factIn(told(more, totals))).toBeNull();
  const due = { ...totals, total: '900', grand_total: '900' };
  expect(factIn(told({ ...more, origin: 'subscription_recurring' }, due))).toMatchObject({ taken: 900 });
});

test('a first payment of another quantity is not believed, also where it comes to the same', () => {
  const first = (quantity: number) => {
    const sold = item('unlimited-monthly', quantity);
    const price = { ...sold.price, unit_price: { amount: String(900 / quantity), currency_code: 'EUR' } };
    const more = { id: 'txn_1', origin: 'api', subscription_id: null, items: [{ ...sold, price }] };
    return factIn(told(more, { subtotal: '756', tax: '144', total: '900', grand_total: '900' }));
  };
  expect(first(1)).toMatchObject({ kind: 'payment', seats: 1, taken: 900 });
  expect(first(2)).toBe('wrong-price');
});

test('two things in one transaction are no order of ours', () => {
  const totals = { subtotal: '900', tax: '0', total: '900', grand_total: '900' };
  expect(factIn(told({ items: [item('unlimited-monthly'), item('beginner')] }, totals))).toBe('other-items');
});

describe('an adjustment', () => {
  const adjusted = (data: object) => ({
    event_id: 'evt_2',
    event_type: 'adjustment.updated',
    occurred_at: '2026-03-13T10:00:00Z',
    data: { id: 'adj_1', transaction_id: 'txn_1', currency_code: 'EUR', status: 'approved', ...data },
  });

  test.each([
    ['refund', 'approved', 'approved'],
    ['refund', 'pending_approval', 'pending'],
    ['refund', 'rejected', 'rejected'],
    // It was approved; what undoes it is an adjustment of its own.
    ['chargeback', 'reversed', 'approved'],
  ])('%s that is %s is %s', (action, status, is) => {
    const totals = { total: '900', tax: '144' };
    expect(factIn(adjusted({ action, status, totals }), null)).toMatchObject({ status: is, total: 900 });
  });

  test('says by its action, not by a sign, which way money goes', () => {
    const totals = { total: '-900', tax: '-144' };
    expect(factIn(adjusted({ action: 'chargeback_reverse', totals }), null)).toMatchObject({
      total: 900,
      tax: 144,
    });
  });

  test('credit_reverse changes nothing here: a balance is the provider’s to keep', () => {
    const totals = { total: '900', tax: '144' };
    expect(factIn(adjusted({ action: 'credit_reverse', totals }), null)).toBeNull();
  });
});

describe('a first payment', () => {
  const first = (
    more: object,
    { unit = '900', ...totals }: Partial<Record<string, string>>,
    of: Order = order,
  ) => {
    const sold = item('unlimited-monthly');
    const items = [{ ...sold, price: { ...sold.price, unit_price: { amount: unit, currency_code: 'EUR' } } }];
    return factIn(
      told(
        { id: 'txn_1', origin: 'api', subscription_id: null, items, ...more },
        { subtotal: '756', tax: '144', total: '900', grand_total: '900', ...totals },
      ),
      of,
    );
  };

  test('is what was ordered, whatever a VAT number, a discount or a tax on top makes of its total', () => {
    for (const paid of [
      { tax: '0', total: '756', grand_total: '756' },
      { tax: '130', total: '810', grand_total: '810' },
      { subtotal: '900', tax: '72', total: '972', grand_total: '972' },
      { total: '900', credit: '400', grand_total: '500' },
    ])
      expect(first({}, paid)).toMatchObject({ happened: 'paid', taken: Number(paid.grand_total) });
  });

  test('of a price that was changed at the provider waits for staff, who may accept it', () => {
    expect(first({}, { unit: '500', total: '500', grand_total: '500' })).toBe('wrong-price');
    expect(first({ currency_code: 'GBP' }, {})).toBe('wrong-price');
    const sold = item('unlimited-monthly');
    const price = { ...sold.price, unit_price: { amount: '500', currency_code: 'EUR' } };
    const event = told(
      { id: 'txn_1', items: [{ ...sold, price }] },
      { subtotal: '500', tax: '0', total: '500', grand_total: '500' },
    );
    expect(factOf(PaddleEventSchema.parse(event), order, true)).toMatchObject({ taken: 500 });
  });

  test('is the order’s own transaction: another that names it is not believed, whoever made it and at any price', () => {
    for (const origin of ['api', 'web']) expect(first({ id: 'txn_9', origin }, {})).toBe('other-transaction');
    expect(first({ id: 'txn_9', origin: 'web' }, {}, { ...order, transaction: null })).toBe(
      'other-transaction',
    );
  });

  test('that we made and did not hear of is the order’s own', () => {
    expect(first({ id: 'txn_9' }, {}, { ...order, transaction: null })).toMatchObject({ happened: 'paid' });
  });

  test('nobody needs to look at what is not paid', () => {
    const items = [item('unlimited-monthly')];
    const totals = { subtotal: '1', tax: '0', total: '1', grand_total: '1' };
    const event = { ...told({ id: 'txn_9', origin: 'web', items }, totals), event_type: 'transaction.ready' };
    expect(factIn(event)).toBeNull();
    expect(factIn(event, null)).toBeNull();
  });
});

test('a renewal is of the subscription that its order began, not of one that only names the order', () => {
  const totals = { subtotal: '1', tax: '0', total: '1', grand_total: '1' };
  const renewal = (subscription_id: string | null) =>
    told(
      { id: 'txn_3', origin: 'subscription_recurring', items: [item('unlimited-monthly')], subscription_id },
      totals,
    );
  const begun = { ...order, subscription: 'sub_1' };
  expect(factIn(renewal('sub_1'), begun)).toMatchObject({ taken: 1 });
  expect(factIn(renewal('sub_2'), begun)).toBe('other-transaction');
  expect(factIn(renewal(null), begun)).toBe('other-transaction');
  // Events arrive in any order.
  expect(factIn(renewal('sub_1'))).toMatchObject({ taken: 1 });
  const running = (id: string) => ({
    ...renewal(id),
    event_type: 'subscription.created',
    data: {
      id,
      status: 'active',
      currency_code: 'EUR',
      custom_data: { order: ORDER },
      items: [item('unlimited-monthly')],
    },
  });
  expect(factIn(running('sub_1'), begun)).toMatchObject({ status: 'active' });
  expect(factIn(running('sub_2'), begun)).toBe('other-transaction');
});
