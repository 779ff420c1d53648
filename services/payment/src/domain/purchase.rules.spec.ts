import { describe, expect, test } from '@jest/globals';
import { adjustment, day, payment } from '../facts/facts.harness.ts';
import { purchaseOf, type PurchaseState } from './purchase.rules.ts';

const stateAfter = (...given: Parameters<typeof purchaseOf>): PurchaseState | undefined =>
  purchaseOf(...given)?.state;

test('what a bank took although it was refunded is refunded again once the bank gave it back', () => {
  const refund = adjustment({ id: 'a', adjustment: 'adj_1', at: day(1) });
  const taken = adjustment({ id: 'b', adjustment: 'adj_2', at: day(2), action: 'chargeback' });
  const back = adjustment({ id: 'c', adjustment: 'adj_3', at: day(3), action: 'chargeback-reverse' });
  expect(stateAfter([payment()], [refund, taken])).toBe('charged-back');
  expect(stateAfter([payment()], [refund, taken, back])).toBe('refunded');
});

describe('a payment', () => {
  test('is open until it is paid, and failed tries change nothing about that', () => {
    const tries = [
      payment({ id: 'a', happened: 'opened' }),
      payment({ id: 'b', happened: 'failed', at: day(1) }),
      payment({ id: 'c', at: day(2) }),
    ];
    expect([1, 2, 3].map(count => stateAfter(tries.slice(0, count), []))).toEqual(['open', 'failed', 'paid']);
  });

  test('that arrives after the purchase was given up counts', () => {
    expect(stateAfter([payment({ happened: 'canceled' }), payment({ id: 'b', at: day(1) })], [])).toBe(
      'paid',
    );
  });

  test('is not undone by anything but money that goes back', () => {
    const late = payment({ id: 'b', at: day(1), happened: 'canceled' });
    expect(stateAfter([payment(), late], [])).toBe('paid');
    expect(stateAfter([payment(), { ...late, happened: 'failed' }], [])).toBe('paid');
  });

  test('is counted once', () => {
    expect(purchaseOf([payment(), payment({ id: 'b', at: day(1) })], [])).toMatchObject({
      paid: 4900,
      paidAt: day(0),
    });
  });

  test('belongs to the subscription that it began, which only the second report names', () => {
    const second = payment({ id: 'b', at: day(1), subscription: 'sub_1', periodEndsAt: day(28) });
    expect(purchaseOf([payment(), second], [])).toMatchObject({
      subscription: 'sub_1',
      periodEndsAt: day(28),
    });
  });

  test('of which nothing is known is none', () => expect(purchaseOf([], [adjustment()])).toBeNull());
});

describe('money that goes back', () => {
  test('ends the purchase when all of it went back, not before', () => {
    const half = adjustment({ total: 2450 });
    const rest = adjustment({ id: 'b', adjustment: 'adj_2', at: day(2), total: 2450 });
    expect(stateAfter([payment()], [half])).toBe('paid');
    expect(stateAfter([payment()], [half, rest])).toBe('refunded');
    expect(stateAfter([payment()], [half, half])).toBe('paid');
  });

  test.each(['pending', 'rejected'] as const)('does not count while it is %s', status => {
    expect(stateAfter([payment()], [adjustment({ status })])).toBe('paid');
  });

  test('counts when it is approved, although the news that it was asked for comes later', () => {
    const asked = adjustment({ id: 'a', status: 'pending' });
    const approved = adjustment({ id: 'b', at: day(2) });
    expect(stateAfter([payment()], [approved, asked])).toBe('refunded');
  });

  test('by a chargeback ends it; one that is lost by the bank brings it back', () => {
    const chargeback = adjustment({ action: 'chargeback' });
    const reverse = adjustment({ id: 'r', adjustment: 'adj_2', at: day(9), action: 'chargeback-reverse' });
    expect(stateAfter([payment()], [chargeback])).toBe('charged-back');
    expect(stateAfter([payment()], [reverse, chargeback])).toBe('paid');
  });

  test('to a balance is no refund', () => {
    expect(stateAfter([payment()], [adjustment({ action: 'credit' })])).toBe('paid');
  });

  test('in another currency is not believed', () => {
    expect(stateAfter([payment()], [adjustment({ currency: 'JPY' })])).toBe('paid');
  });

  test('for what was never paid changes nothing', () => {
    expect(stateAfter([payment({ happened: 'opened' })], [adjustment()])).toBe('open');
  });
});
