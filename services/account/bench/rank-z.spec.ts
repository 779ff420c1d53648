import { expect, test } from '@jest/globals';
import { rankZ } from './rank-z.ts';

test('equal samples are close, ties included', () => {
  expect(rankZ([1, 4, 5, 8], [2, 3, 6, 7])).toBe(0);
  expect(rankZ([1, 1, 2], [1, 1, 2])).toBe(0);
});

test('samples that do not overlap are as far apart as possible, in either direction', () => {
  // U is 0 or 9, its mean 4.5, its deviation the root of 9 * 7 / 12.
  expect(rankZ([1, 2, 3], [4, 5, 6])).toBeCloseTo(-1.964, 3);
  expect(rankZ([4, 5, 6], [1, 2, 3])).toBeCloseTo(1.964, 3);
});
