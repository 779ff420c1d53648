import { expect, test } from '@jest/globals';
import { isSameTile, tileAfter } from './tile-keys.rules.ts';

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

test('a tile is the same in the same column and row; none is no tile', () => {
  expect(isSameTile([1, 0], [1, 0])).toBe(true);
  const others = [
    [1, 1],
    [0, 0],
    [0, 1],
  ] as const;
  expect(others.some(([x, y]) => isSameTile([x, y], [1, 0]))).toBe(false);
  expect([isSameTile(null, [0, 0]), isSameTile(undefined, [0, 0])]).toEqual([false, false]);
});
