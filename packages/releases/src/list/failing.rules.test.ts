import { expect, test } from '@jest/globals';
import { isFailing } from './failing.rules.ts';

test.each([
  [60, 60, true],
  [8, 8, true],
  [50, 5, true],
  [4, 4, false],
  [51, 5, false],
  [0, 0, false],
])('of %i visitors %i report a failure: %s', (given, failed, expected) => {
  expect(isFailing({ given, failed })).toBe(expected);
});
