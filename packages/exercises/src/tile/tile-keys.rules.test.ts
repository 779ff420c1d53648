import { expect, test } from '@jest/globals';
import { tileAfter } from './tile-keys.rules.ts';

const SIZE = { width: 3, height: 2 };

test.each([
  ['ArrowUp', [1, 0]],
  ['ArrowDown', [1, 1]],
  ['ArrowLeft', [0, 1]],
  ['ArrowRight', [2, 1]],
  ['Home', [0, 1]],
  ['End', [2, 1]],
  ['Enter', null],
  ['toString', null],
])('%s leads to %j', (key, tile) => {
  expect(tileAfter(key, [1, 1], SIZE)).toEqual(tile);
});

test('at the edges the keys stay', () => {
  expect(tileAfter('ArrowUp', [0, 0], SIZE)).toEqual([0, 0]);
  expect(tileAfter('ArrowRight', [2, 0], SIZE)).toEqual([2, 0]);
});
