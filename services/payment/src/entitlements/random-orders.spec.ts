import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AdjustmentFact, Fact, PaymentFact, SubscriptionFact } from '../facts/fact.schema.ts';
import { adjustment, day, payment, subscription } from '../facts/facts.harness.ts';
import { balanceOf, entriesOf, isBalanced } from '../ledger/ledger.rules.ts';
import { purchaseOf } from '../domain/purchase.rules.ts';
import { openUntil } from '../domain/contract.rules.ts';
import { subscriptionOf } from '../domain/subscription.rules.ts';
import { randomRuns } from '../../../../tools/sampling/random-runs.ts';

const AMOUNT = fc.integer({ min: 1, max: 500_000 });
const happened = fc.constantFrom<PaymentFact['happened']>('opened', 'failed', 'paid', 'canceled');
const action = fc.constantFrom<AdjustmentFact['action']>(
  'refund',
  'credit',
  'chargeback',
  'chargeback-reverse',
);
const status = fc.constantFrom<SubscriptionFact['status']>('active', 'past-due', 'paused', 'ended');

/** What the provider says of one period of a subscription, in the order in which it happened. */
const history = fc
  .record({
    taken: AMOUNT,
    steps: fc.array(happened, { minLength: 1, maxLength: 5 }),
    back: fc.array(fc.record({ action, share: fc.constantFrom(1, 2, 3), approved: fc.boolean() }), {
      maxLength: 4,
    }),
    states: fc.array(status, { minLength: 1, maxLength: 4 }),
  })
  .map(({ taken, steps, back, states }): Fact[] => {
    const paid = {
      subscription: 'sub_1',
      plan: 'unlimited-monthly',
      periodEndsAt: day(28),
      taken,
      tax: Math.floor(taken / 6),
    };
    let time = 0;
    const next = () => ({ id: `evt_${(time += 1)}`, at: day(Math.floor(time / 2)) });
    return [
      ...steps.map(step => payment({ ...paid, ...next(), happened: step })),
      ...back.flatMap((one, at) => {
        const total = Math.ceil(taken / one.share);
        const money = { adjustment: `adj_${at}`, action: one.action, total, tax: Math.floor(total / 6) };
        return (['pending', one.approved ? 'approved' : 'rejected'] as const).map(state =>
          adjustment({ ...money, ...next(), status: state }),
        );
      }),
      ...states.map(state => subscription({ ...next(), status: state })),
    ];
  });

/** The same events as they may arrive: mixed, and some of them repeatedly. */
const arrivals = history.chain(facts =>
  fc.tuple(
    fc.constant(facts),
    fc.array(fc.nat({ max: facts.length - 1 }), { maxLength: 10 }).chain(again =>
      fc.shuffledSubarray([...facts, ...again.flatMap(at => facts.slice(at, at + 1))], {
        minLength: facts.length + again.length,
      }),
    ),
  ),
);

function stateOf(facts: readonly Fact[]) {
  const purchase = purchaseOf(
    facts.filter(fact => fact.kind === 'payment'),
    facts.filter(fact => fact.kind === 'adjustment'),
  );
  const found = subscriptionOf(facts.filter(fact => fact.kind === 'subscription'));
  return {
    purchase,
    found,
    entries: entriesOf(facts),
    until: found && openUntil({ ...found, isGoingBack: false, payments: purchase ? [purchase] : [] }),
  };
}

test('whatever the order and however often events arrive, the end is the same', () => {
  fc.assert(
    fc.property(arrivals, ([ordered, arrived]) => {
      expect(stateOf(arrived)).toEqual(stateOf(ordered));
    }),
    randomRuns(1_000),
  );
});

test('every entry of the ledger takes as much as it gives', () => {
  fc.assert(
    fc.property(arrivals, ([, arrived]) => {
      for (const entry of stateOf(arrived).entries) expect(isBalanced(entry)).toBe(true);
    }),
    randomRuns(1_000),
  );
});

test('the ledger has the money that the purchase says was kept', () => {
  fc.assert(
    fc.property(arrivals, ([, arrived]) => {
      const { purchase, entries } = stateOf(arrived);
      const { paid = 0, returned = 0, paidAt } = purchase ?? {};
      expect(balanceOf(entries, 'received', 'EUR')).toBe(paidAt ? paid - returned : 0);
    }),
    randomRuns(1_000),
  );
});

test('nothing is open without money in the ledger', () => {
  fc.assert(
    fc.property(arrivals, ([, arrived]) => {
      const { until, entries } = stateOf(arrived);
      if (until) expect(balanceOf(entries, 'received', 'EUR')).toBeGreaterThan(0);
    }),
    randomRuns(1_000),
  );
});
