import { describe, expect, test } from '@jest/globals';
import { adjustment, day } from '../../facts/facts.harness.ts';
import type { GrantFact } from '../../facts/fact.schema.ts';
import { ACCOUNT, bought, ORDER, PURCHASE, refund } from './bought.harness.ts';
import type { Bought } from './bought.types.ts';
import type { InvoiceRow, PurchaseRow } from './buyers.queries.ts';
import { contractsOf } from './contracts-of.rules.ts';

const NOW = new Date(day(10));
const of = (more: Partial<Bought>) => contractsOf(bought(more), NOW).map(({ contract }) => contract);
const course = (purchase: Partial<PurchaseRow>, more: Partial<Bought> = {}) =>
  of({ orders: [ORDER], purchases: [{ ...PURCHASE, ...purchase }], ...more })[0];

describe('what is paid once stands as it was decided', () => {
  const back = { state: 'refunded', returned: 4900 } as const;
  test.each<[string, Partial<PurchaseRow>, Partial<Bought>]>([
    ['running', {}, {}],
    ['begun', { state: 'failed' }, {}],
    ['running', {}, { refunds: [refund({ state: 'requested', rule: 'within-refund-time' })] }],
    ['running', {}, { refunds: [refund({ state: 'rejected', rule: 'within-refund-time' })] }],
    ['going-back', {}, { refunds: [refund()] }],
    ['withdrawn', back, { refunds: [refund({ state: 'paid' })] }],
    ['refunded', back, { refunds: [refund({ state: 'paid', rule: 'within-refund-time' })] }],
    ['refunded', back, {}],
    ['refunded-in-part', { returned: 100 }, {}],
    ['charged-back', { state: 'charged-back', returned: 4900 }, {}],
    ['warned', {}, { facts: [adjustment({ action: 'chargeback-warning' })] }],
    ['running', {}, { facts: [adjustment({ action: 'chargeback-warning', status: 'pending' })] }],
    ['won-back', {}, { facts: [adjustment({ action: 'chargeback' }), adjustment({ id: 'evt_3', adjustment: 'adj_2', at: day(2), action: 'chargeback-reverse' })] }],
  ])('%s', (state, purchase, more) => expect(course(purchase, more)?.state).toBe(state)); // prettier-ignore
});

test('a course says how many students have it; what somebody else has now, nothing of them', () => {
  expect(course({})).toMatchObject({ kind: 'course', students: 1, payments: ['txn_1'] });
  expect(course({ account: 'somebody-else' })?.students).toBeNull();
});

test.each([
  ['gift', { ...ORDER, isGift: true }, 1],
  ['class-set', ORDER, 20],
] as const)('a %s is told from a course', (kind, order, seats) =>
  expect(of({ orders: [order], purchases: [{ ...PURCHASE, seats }] })[0]?.kind).toBe(kind),
);

test('a subscription is one contract with the sum of its payments', () => {
  const month = { ...PURCHASE, plan: 'unlimited-monthly', subscription: 'sub_1', paid: 900, students: 0 };
  const purchases = [
    { ...month, periodEndsAt: day(28) },
    { ...month, id: 'txn_2', periodEndsAt: day(59), paidAt: day(28) },
  ];
  const subscription = {
    id: 'sub_1',
    account: ACCOUNT,
    plan: 'unlimited-monthly',
    state: 'active',
    endsAt: null,
    pastDueSince: null,
    isGoingBack: false,
  } as const;
  const [one, ...more] = of({ orders: [ORDER], purchases, subscriptions: [subscription] });
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    id: 'txn_1',
    kind: 'subscription',
    state: 'running',
    paid: { amount: 1800, currency: 'EUR' },
    open_until: day(66),
    payments: ['txn_1', 'txn_2'],
  });
  const withdrawn = purchases.map(one => ({ ...one, state: 'refunded' as const, returned: 900 }));
  expect(
    of({ purchases: withdrawn, subscriptions: [subscription], refunds: [refund({ state: 'paid' })] })[0]
      ?.state,
  ).toBe('withdrawn');
});

describe('a subscription for which a smaller plan is chosen', () => {
  const year = { ...PURCHASE, plan: 'unlimited-yearly', subscription: 'sub_1', periodEndsAt: day(365) };
  const chosen = {
    id: 'sub_1',
    account: ACCOUNT,
    plan: 'unlimited-monthly',
    state: 'active',
    endsAt: null,
    pastDueSince: null,
    isGoingBack: false,
  } as const;
  const shown = (more: Partial<Bought['subscriptions'][number]> = {}) =>
    of({ orders: [ORDER], purchases: [year], subscriptions: [{ ...chosen, ...more }] })[0];

  test('is of the plan that is paid, and says what begins when it is over', () =>
    expect(shown()).toMatchObject({
      plan_name: 'unlimited-yearly',
      next_plan: { plan_name: 'unlimited-monthly', at: day(365) },
    }));

  test('says nothing of it if it ends, is paused or was changed to a longer one', () => {
    expect(shown({ endsAt: day(365) })?.next_plan).toBeNull();
    expect(shown({ state: 'paused' })?.next_plan).toBeNull();
    expect(shown({ plan: 'unlimited-yearly' })).toMatchObject({
      plan_name: 'unlimited-yearly',
      next_plan: null,
    });
  });
});

test('a checkout that nobody paid is told for a month', () => {
  expect(of({ orders: [ORDER] })).toMatchObject([{ state: 'begun', id: 'txn_1', payments: [] }]);
  expect(contractsOf(bought({ orders: [ORDER] }), new Date(day(31)))).toEqual([]);
});

test('a checkout is of what it orders, and waits for a decision once a payment does not fit', () => {
  const orders = [{ ...ORDER, plan: 'unlimited-monthly' }];
  const held = {
    transaction: 'txn_1',
    order: 'order-1',
    plan: null,
    amount: 500,
    currency: 'EUR',
    doubt: 'wrong-price' as const,
    isWaiting: true,
    at: day(1),
  };
  expect(of({ orders, held: [held] })).toMatchObject([{ kind: 'subscription', state: 'held' }]);
  const opened = { ...PURCHASE, plan: 'unlimited-monthly', state: 'open', paidAt: null } as const;
  expect(of({ orders, held: [held], purchases: [opened] })).toMatchObject([
    { kind: 'subscription', state: 'held' },
  ]);
  expect(of({ orders, held: [{ ...held, isWaiting: false }] })[0]?.state).toBe('begun');
});

test.each<[string, Partial<InvoiceRow>]>([
  ['invoice-sent', {}],
  ['invoice-overdue', { dueAt: day(9) }],
  ['invoice-paid', { paidAt: day(8), openUntil: day(370) }],
  ['over', { isCancelled: true }],
])('a school’s invoice: %s', (state, more) => {
  const invoice = {
    request: 'r',
    number: '2026-0001',
    plan: 'school-small',
    currency: 'EUR',
    total: 70_210,
    issuedAt: day(0),
    dueAt: day(14),
    paidAt: null,
    openUntil: null,
    isCancelled: false,
  };
  expect(of({ invoices: [{ ...invoice, ...more }] })).toMatchObject([
    { kind: 'school-invoice', id: '2026-0001', state },
  ]);
});

test('what staff opened is one contract, but for what an invoice opened', () => {
  const grant = (id: string, more: Partial<GrantFact>): GrantFact => ({
    kind: 'grant',
    id,
    at: day(1),
    account: ACCOUNT,
    isOpen: true,
    ...more,
  });
  expect(of({ facts: [grant('grant 1', {}), grant('grant 2', { about: 'invoice' })] })).toMatchObject([
    { kind: 'grant', id: 'grant 1', state: 'running' },
  ]);
  expect(
    of({ facts: [grant('grant 1', {}), grant('grant 3', { isOpen: false, at: day(2) })] })[0]?.state,
  ).toBe('over');
});
