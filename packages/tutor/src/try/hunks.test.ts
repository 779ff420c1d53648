import { expect, test } from '@jest/globals';
import { hunksBetween, meets } from './hunks.ts';

const hunks = (a: string, b: string) =>
  hunksBetween([...a], [...b]).map(({ before, after }) => [before.from, before.to, after.from, after.to]);

test.each([
  ['abc', 'abc', []],
  ['', 'a', [[0, 0, 0, 1]]],
  ['abc', 'axc', [[1, 2, 1, 2]]],
  ['abc', 'abxc', [[2, 2, 2, 3]]],
  ['abc', 'ac', [[1, 2, 1, 1]]],
  ['abcd', 'xbcy', [[0, 1, 0, 1], [3, 4, 3, 4]]],
])('%s and %s differ at %j', (a, b, wanted) => {
  expect(hunks(a, b)).toEqual(wanted);
}); // prettier-ignore

test.each([
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 3], false],
  [[2, 2], [1, 2], true],
  [[2, 2], [2, 2], true],
  [[2, 2], [3, 3], false],
] as const)('%j meets %j: %s', ([from, to], [start, end], wanted) => {
  expect(meets({ from, to }, { from: start, to: end })).toBe(wanted);
}); // prettier-ignore
