import { expect, test } from '@jest/globals';
import { tileAfterKey } from './grid-keys.rules.ts';

test.each([
  ['ArrowUp', [2, 1]],
  ['ArrowRight', [3, 2]],
  ['Home', [0, 2]],
  ['End', [5, 2]],
  ['ArrowDown', [2, 3]],
  ['toString', null],
  ['x', null],
] as const)('%s on the map leads to %j', (key, to) => {
  expect(tileAfterKey(key, [2, 2], { width: 6, height: 4 })).toEqual(to);
});

test('the edge of the map is the end', () => {
  expect(tileAfterKey('ArrowLeft', [0, 0], { width: 6, height: 4 })).toEqual([0, 0]);
  expect(tileAfterKey('ArrowDown', [5, 3], { width: 6, height: 4 })).toEqual([5, 3]);
  expect(tileAfterKey('ArrowRight', [5, 3], { width: 6, height: 4 })).toEqual([5, 3]);
});

test('the first row and column are the end too, and keys of the whole row keep the row', () => {
  expect(tileAfterKey('ArrowUp', [3, 0], { width: 6, height: 4 })).toEqual([3, 0]);
  expect(tileAfterKey('ArrowLeft', [3, 2], { width: 6, height: 4 })).toEqual([2, 2]);
  expect(tileAfterKey('End', [0, 3], { width: 6, height: 4 })).toEqual([5, 3]);
  expect(tileAfterKey('Home', [5, 3], { width: 6, height: 4 })).toEqual([0, 3]);
});
