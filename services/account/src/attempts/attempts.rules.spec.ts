import { expect, test } from '@jest/globals';
import { ACCOUNT_POLICY, waitsAfter } from './attempts.rules.ts';

test('only the last of five failures makes one wait; then the wait doubles up to a quarter of an hour', () => {
  expect(waitsAfter(ACCOUNT_POLICY)).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900]);
});

test('a first wait that is the longest does not grow', () => {
  expect(waitsAfter({ free: 2, firstSeconds: 10, maxSeconds: 10, forgottenAfterSeconds: 1 })).toEqual([
    0, 10,
  ]);
});
