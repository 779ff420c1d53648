import type { CheckoutState } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { isSettled, outcomeOf } from './outcome.rules.ts';

const stands = (state: CheckoutState['state'], is_open = false, is_unassigned = false): CheckoutState => ({
  plan_name: 'beginner',
  state,
  is_open,
  is_unassigned,
});

test.each([
  [stands('open'), false, 'waiting'],
  [stands('open'), true, 'slow'],
  [stands('failed'), false, 'declined'],
  [stands('canceled'), false, 'canceled'],
  [stands('paid'), false, 'opening'],
  [stands('paid'), true, 'opening'],
  [stands('paid', true), false, 'ready'],
  [stands('paid', true, true), false, 'assign'],
  [stands('paid', false, true), false, 'assign'],
  [stands('held'), true, 'held'],
  [stands('refunded'), false, 'returned'],
  [stands('charged-back', true), false, 'returned'],
] as const)('%j is %s %s', (state, hasWaited, outcome) => {
  expect(outcomeOf(state, hasWaited)).toBe(outcome);
});

test('what may still change is asked for again', () => {
  expect((['waiting', 'slow', 'declined', 'opening'] as const).filter(isSettled)).toEqual([]);
  expect((['assign', 'ready', 'held', 'returned', 'canceled'] as const).every(isSettled)).toBe(true);
});
