import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomRuns } from '../../../../tools/sampling/random-runs.ts';
import { entitlementOf } from './entitlement.rules.ts';
import type { AdjustmentFact, Fact, PaymentFact, SubscriptionFact } from '../facts/fact.schema.ts';
import { balanceOf, entriesOf, isBalanced } from '../ledger/ledger.rules.ts';
import { BUYERS, left, longestIn, PRICES, type Step, STEPS, World } from './contract-histories.harness.ts';
import { purchaseOf } from '../domain/purchase.rules.ts';
import { subscriptionOf } from '../domain/subscription.rules.ts';

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...STEPS),
  contract: fc.nat(),
  of: fc.nat(),
  price: fc.constantFrom(...PRICES),
});

const buyer = fc.constantFrom(...(Object.keys(BUYERS) as (keyof typeof BUYERS)[]));

const worlds = fc
  .tuple(buyer, step, fc.array(step, { minLength: 1, maxLength: 14 }))
  .map(([who, first, steps]) => {
    const world = new World(who, first);
    for (const one of steps) world.play(one);
    return world;
  });

/** A history, and its events as they may arrive: mixed, and some of them twice. */
const arrivals = worlds.chain(world =>
  fc.tuple(
    fc.constant(world),
    fc.subarray(world.facts).chain(again => {
      const all = [...world.facts, ...again];
      return fc.shuffledSubarray(all, { minLength: all.length });
    }),
  ),
);

function purchasesOf(facts: readonly Fact[]) {
  const payments = facts.filter((fact): fact is PaymentFact => fact.kind === 'payment');
  const adjustments = facts.filter(fact => fact.kind === 'adjustment');
  return [...new Set(payments.map(({ purchase }) => purchase))].flatMap(id => {
    const of = <Kind extends PaymentFact | AdjustmentFact>(all: readonly Kind[]) =>
      all.filter(one => one.purchase === id);
    return purchaseOf(of(payments), of(adjustments)) ?? [];
  });
}

/** What the rules of the service make of facts: a withdrawal is known to it from the buyer, not from them. */
function serviceSays(facts: readonly Fact[], { contracts }: World) {
  const told = facts.filter((fact): fact is SubscriptionFact => fact.kind === 'subscription');
  const subscriptions = contracts.map(({ id, isGoingBack }) => {
    const found = subscriptionOf(told.filter(({ subscription }) => subscription === id));
    if (!found) throw new Error('a subscription is not known');
    return { ...found, isGoingBack };
  });
  return entitlementOf({ subscriptions, purchases: purchasesOf(facts), courses: [], grants: [] });
}

test('what somebody bought is open as the table of states says, for exactly as long as its money is kept, in whatever order it is told', () => {
  fc.assert(
    fc.property(arrivals, ([world, arrived]) => {
      const { subscription, valid_until } = serviceSays(arrived, world);
      const { until, plans } = longestIn(world);
      expect(valid_until).toBe(until);
      expect(plans).toContain(subscription);
    }),
    randomRuns(2_000),
  );
});

test('the ledger has what cards paid and did not get back; what was sold for it is that, less its tax', () => {
  fc.assert(
    fc.property(arrivals, ([world, arrived]) => {
      const entries = entriesOf(arrived);
      expect(entries.every(isBalanced)).toBe(true);
      const of = (account: 'received' | 'revenue' | 'tax') => balanceOf(entries, account, 'EUR');
      expect(of('received')).toBe(world.paid.reduce((sum, one) => sum + left(one), 0));
      expect(0 - of('revenue')).toBe(of('received') + of('tax'));
      const purchases = purchasesOf(arrived);
      for (const one of world.paid) {
        const { paid, returned } = purchases.find(({ id }) => id === one.id) ?? {};
        expect([paid, returned]).toEqual([one.taken, one.back + one.bank]);
      }
    }),
    randomRuns(2_000),
  );
});
