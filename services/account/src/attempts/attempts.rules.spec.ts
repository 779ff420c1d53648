import { expect, test } from '@jest/globals';
import { ACCOUNT_POLICY, mostFailures, waitsAfter } from './attempts.rules.ts';

test('only the last of five failures makes one wait; then the wait doubles up to a quarter of an hour', () => {
  expect(waitsAfter(ACCOUNT_POLICY)).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900]);
});

test('a first wait that is the longest does not grow', () => {
  expect(waitsAfter({ free: 2, firstSeconds: 10, maxSeconds: 10, forgottenAfterSeconds: 1 })).toEqual([
    0, 10,
  ]);
});

test('who never stops fails as often as the waits leave time for; who waits to be forgotten has the free ones again', () => {
  const policy = { free: 3, firstSeconds: 10, maxSeconds: 40, forgottenAfterSeconds: 1_000 };
  expect([1, 10, 11, 30, 31, 70, 71, 110, 111].map(seconds => mostFailures(policy, seconds))).toEqual([
    3, 3, 4, 4, 5, 5, 6, 6, 7,
  ]);
  expect(mostFailures({ ...policy, forgottenAfterSeconds: 20 }, 100)).toBe(15);
  expect(mostFailures({ ...policy, forgottenAfterSeconds: 20 }, 101)).toBe(18);
});
