import { expect, test } from '@jest/globals';
import { planThatRuns } from '../../domain/plan-change.rules.ts';
import { isBegun, nextPlan } from './shown-subscription.rules.ts';

const [MONTHLY, YEARLY] = ['unlimited-monthly', 'unlimited-yearly'];

test.each([
  ['what was paid is what goes on', MONTHLY, MONTHLY, null, MONTHLY, null],
  ['a smaller plan waits for the next charge', MONTHLY, YEARLY, null, YEARLY, MONTHLY],
  ['a larger one runs before its payment is told', YEARLY, MONTHLY, null, YEARLY, null],
  ['a smaller plan is asked for and not told yet', YEARLY, YEARLY, MONTHLY, YEARLY, MONTHLY],
  ['a smaller plan is taken back and that is not told yet', MONTHLY, YEARLY, YEARLY, YEARLY, null],
  ['nothing is paid', MONTHLY, null, null, MONTHLY, null],
] as const)('%s', (_what, plan, lastPlan, wanted, runs, next) => {
  const row = { plan: plan ?? '', lastPlan: lastPlan ?? null, wanted: wanted ?? null };
  expect([planThatRuns(row), nextPlan(row)]).toEqual([runs, next]);
});

test('a subscription that is told before its payment is not shown yet; one of which the money is back is', () => {
  const of = (...states: ('open' | 'paid' | 'refunded' | 'charged-back')[]) => ({
    state: 'active' as const,
    endsAt: null,
    isGoingBack: false,
    payments: states.map(state => ({ state, periodEndsAt: null })),
  });
  const shown = [of(), of('open'), of('paid'), of('refunded'), of('charged-back')].map(one =>
    isBegun(one, new Date()),
  );
  expect(shown).toEqual([false, false, true, true, true]);
});
