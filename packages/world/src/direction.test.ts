import { expect, test } from '@jest/globals';
import { leftOf, rightOf, sideOf, stepFrom } from './direction.ts';

test('turning right goes north, east, south, west', () => {
  expect(rightOf([0, -1])).toEqual([1, 0]);
  expect(rightOf([1, 0])).toEqual([0, 1]);
  expect(rightOf([0, 1])).toEqual([-1, 0]);
  expect(rightOf([-1, 0])).toEqual([0, -1]);
});

test('turning left undoes turning right', () => {
  expect(leftOf(rightOf([0, 1]))).toEqual([0, 1]);
  expect(leftOf([0, -1])).toEqual([-1, 0]);
});

test('north is a smaller row', () => {
  expect(stepFrom([3, 3], [0, -1])).toEqual([3, 2]);
});

test.each([
  [[3, 2], 'above'],
  [[4, 3], 'right'],
  [[3, 4], 'below'],
  [[2, 3], 'left'],
  [[5, 4], 'right'],
] as const)('%j lies %s of a tile', (tile, side) => {
  expect(sideOf([...tile], [3, 3])).toBe(side);
});
