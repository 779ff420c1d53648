import { describe, expect, test } from '@jest/globals';
import { day, subscription } from '../facts/facts.harness.ts';
import { openUntil, subscriptionOf } from './subscription.rules.ts';

const paid = (periodEndsAt: string) => ({ state: 'paid' as const, periodEndsAt });

describe('a subscription', () => {
  test('is past due since the first renewal that failed, until one is paid', () => {
    const facts = [
      subscription({ id: 'a' }),
      subscription({ id: 'b', at: day(28), status: 'past-due' }),
      subscription({ id: 'c', at: day(30), status: 'past-due' }),
      subscription({ id: 'd', at: day(31) }),
    ];
    expect(subscriptionOf(facts.slice(0, 3))).toMatchObject({ state: 'past-due', pastDueSince: day(28) });
    expect(subscriptionOf(facts)).toMatchObject({ state: 'active', pastDueSince: null });
  });

  test('that ends unpaid tells since when it was not paid, unless its owner chose the end', () => {
    const unpaid = [subscription({ id: 'a' }), subscription({ id: 'b', at: day(28), status: 'past-due' })];
    const chosen = subscription({ id: 'c', at: day(30), status: 'past-due', endsAt: day(40) });
    const end = subscription({ id: 'd', at: day(40), status: 'ended' });
    expect(subscriptionOf([...unpaid, end])).toMatchObject({ state: 'ended', pastDueSince: day(28) });
    expect(subscriptionOf([...unpaid, chosen, end])).toMatchObject({ state: 'ended', pastDueSince: null });
  });

  test('that has ended stays ended, whatever is said of it later', () => {
    const facts = [
      subscription({ id: 'a', status: 'ended', at: day(3) }),
      subscription({ id: 'b', at: day(4) }),
    ];
    expect(subscriptionOf(facts)).toMatchObject({ state: 'ended', endsAt: day(3) });
  });

  test('that was canceled by mistake goes on when the end is taken back', () => {
    const facts = [subscription({ id: 'a', endsAt: day(28) }), subscription({ id: 'b', at: day(2) })];
    expect(subscriptionOf(facts.slice(0, 1))?.endsAt).toBe(day(28));
    expect(subscriptionOf(facts)?.endsAt).toBeNull();
  });

  test('has the plan that it was last changed to', () => {
    const facts = [
      subscription({ id: 'a' }),
      subscription({ id: 'b', at: day(2), plan: 'unlimited-yearly' }),
    ];
    expect(subscriptionOf(facts)?.plan).toBe('unlimited-yearly');
  });
});

describe('what it opens', () => {
  test('lasts seven days longer than what is paid while it goes on', () => {
    expect(openUntil({ endsAt: null }, [paid(day(28)), paid(day(56))])).toBe(day(63));
  });

  test('ends with the paid period once its end was chosen', () => {
    expect(openUntil({ endsAt: day(28) }, [paid(day(28))])).toBe(day(28));
  });

  test('ends at once with an end before that', () => {
    expect(openUntil({ endsAt: day(3) }, [paid(day(28))])).toBe(day(3));
  });

  test('is nothing when the paid period was refunded', () => {
    expect(openUntil({ endsAt: null }, [{ state: 'refunded', periodEndsAt: day(28) }])).toBeNull();
  });
});
