import { expect, test } from '@jest/globals';
import { runBoth } from './second-subscription.rules.ts';

test('two subscriptions run unless one has ended; one that is paused or unpaid goes on', () => {
  expect(runBoth('active', 'active')).toBe(true);
  expect(runBoth('active', 'paused')).toBe(true);
  expect(runBoth('past_due', 'active')).toBe(true);
  expect(runBoth('active', 'canceled')).toBe(false);
  expect(runBoth('canceled', 'active')).toBe(false);
});
