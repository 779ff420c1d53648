import { expect, test } from '@jest/globals';
import { isRefundedTooMuch } from './refund.rules.ts';

test.each([
  [4900, 4900, false],
  [4900, 4901, true],
  [0, 1, true],
  [0, 0, false],
])('of %i paid, %i went back: too much is %s', (paid, returned, isTooMuch) =>
  expect(isRefundedTooMuch({ paid, returned })).toBe(isTooMuch),
);
