import { expect, test } from '@jest/globals';
import { waitBefore } from './redelivery.rules.ts';

test('an event is sent again with growing waits for three days, and not more than sixty times', () => {
  const waits: number[] = [];
  for (let wait = waitBefore(1); wait !== null; wait = waitBefore(waits.length + 1)) waits.push(wait);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.length).toBeLessThanOrEqual(60);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(69);
  expect(hours).toBeLessThanOrEqual(72);
});
