import { describe, expect, test } from '@jest/globals';
import { day, subscription } from '../facts/facts.harness.ts';
import { subscriptionOf } from './subscription.rules.ts';

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

  test('that is paused goes on when it is resumed, or ends', () => {
    const paused = [subscription({ id: 'a' }), subscription({ id: 'b', at: day(2), status: 'paused' })];
    expect(subscriptionOf(paused)).toMatchObject({ state: 'paused', endsAt: null });
    const resumed = [...paused, subscription({ id: 'c', at: day(5) })];
    expect(subscriptionOf(resumed)).toMatchObject({ state: 'active' });
    expect(subscriptionOf([...paused, subscription({ id: 'c', at: day(5), status: 'ended' })])).toMatchObject(
      { state: 'ended' },
    );
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
