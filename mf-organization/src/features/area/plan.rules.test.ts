import { expect, test } from '@jest/globals';
import { planOf } from './plan.rules.ts';

const NOW = Date.parse('2026-11-23T00:00:00.000Z');

test.each([
  ['trial', 30, '2026-11-23T00:00:01.000Z'],
  ['trialOver', 30, '2026-11-23T00:00:00.000Z'],
  ['small', 200, null],
  ['large', null, null],
])('%s: %s students, a trial until %s', (plan, max_students, trial_ends_at) => {
  expect(planOf({ max_students, trial_ends_at }, NOW)).toBe(plan);
});
