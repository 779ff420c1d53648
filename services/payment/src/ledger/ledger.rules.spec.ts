import { expect, test } from '@jest/globals';
import type { Fact, InvoiceFact } from '../facts/fact.schema.ts';
import { adjustment, day, payment } from '../facts/facts.harness.ts';
import { balanceOf, entriesOf, isBalanced } from './ledger.rules.ts';

const { account } = payment();
const invoice = (happened: InvoiceFact['happened']): InvoiceFact => ({
  kind: 'invoice',
  id: `invoice ${happened}`,
  at: day(0),
  account,
  invoice: '2026-1',
  currency: 'EUR',
  happened,
  total: 59_000,
  tax: 9_000,
});
const balances = (facts: readonly Fact[]) => {
  const entries = entriesOf(facts);
  expect(entries.every(isBalanced)).toBe(true);
  return Object.fromEntries(
    (['received', 'revenue', 'tax', 'due', 'bank'] as const)
      .map(name => [name, balanceOf(entries, name, 'EUR')] as const)
      .filter(([, amount]) => amount !== 0),
  );
};

test('a payment is received, and sold without its tax', () => {
  expect(balances([payment()])).toEqual({ received: 4900, revenue: -4118, tax: -782 });
});

test('a payment is entered once, by the time at which it was paid, and none that failed', () => {
  const again = payment({ id: 'evt_9', at: day(3) });
  expect(entriesOf([payment({ paidAt: day(2) }), again])).toMatchObject([
    { id: 'payment txn_1', at: day(2), owner: account },
  ]);
  expect(entriesOf([payment({ happened: 'failed' })])).toEqual([]);
});

test('what a refund or a chargeback gives back leaves nothing, until the bank gives it back', () => {
  expect(balances([payment(), adjustment()])).toEqual({});
  const chargeback = adjustment({ action: 'chargeback' });
  const reverse = adjustment({ id: 'evt_3', adjustment: 'adj_2', at: day(2), action: 'chargeback-reverse' });
  expect(balances([payment(), chargeback])).toEqual({});
  expect(balances([payment(), chargeback, reverse])).toEqual(balances([payment()]));
});

test('a warning and a credit move no money, and what is pending or in another currency is not entered', () => {
  expect(balances([payment(), adjustment({ action: 'chargeback-warning' })])).toEqual(balances([payment()]));
  expect(balances([payment(), adjustment({ action: 'credit' })])).toEqual(balances([payment()]));
  expect(entriesOf([payment(), adjustment({ status: 'pending' })])).toHaveLength(1);
  expect(entriesOf([payment(), adjustment({ currency: 'USD' })])).toHaveLength(1);
  expect(entriesOf([adjustment()])).toEqual([]);
});

test('an invoice is owed when it is issued, and in the bank once it is paid', () => {
  expect(balances([invoice('issued')])).toEqual({ due: 59_000, revenue: -50_000, tax: -9_000 });
  expect(balances([invoice('issued'), invoice('paid')])).toEqual({
    bank: 59_000,
    revenue: -50_000,
    tax: -9_000,
  });
  expect(balances([invoice('issued'), invoice('paid'), invoice('returned')])).toEqual(
    balances([invoice('issued')]),
  );
  expect(balances([invoice('issued'), invoice('cancelled')])).toEqual({});
});

test('what staff do is told, and moves no money', () => {
  const base = { at: day(0), account };
  const facts: Fact[] = [
    { ...base, id: 'a', kind: 'grant', isOpen: true },
    { ...base, id: 'b', kind: 'grant', isOpen: false },
    { ...base, id: 'c', kind: 'transfer', purchase: 'txn_1' },
  ];
  expect(entriesOf(facts).map(({ why, purchase, lines }) => [why, purchase, lines])).toEqual([
    ['grant', null, []],
    ['grant-withdrawn', null, []],
    ['transfer', 'txn_1', []],
  ]);
});
