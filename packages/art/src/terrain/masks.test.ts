import { describe, expect, test } from '@jest/globals';
import { BLOB_MASKS, blobIndex, fenceIndex, maskAt, reduceMask } from './masks.ts';

describe('blob masks', () => {
  test('the 256 masks reduce to 47, ascending', () => {
    expect(BLOB_MASKS).toHaveLength(47);
    expect([...BLOB_MASKS].sort((a, b) => a - b)).toEqual([...BLOB_MASKS]);
    expect(BLOB_MASKS.slice(0, 6)).toEqual([0, 1, 4, 5, 7, 16]);
  });

  test('a corner counts only between two sides', () => {
    expect(reduceMask(2)).toBe(0);
    expect(reduceMask(1 | 2)).toBe(1);
    expect(reduceMask(1 | 2 | 4)).toBe(7);
    expect(reduceMask(255)).toBe(255);
  });

  test('every mask has a tile', () => {
    expect(blobIndex(0)).toBe(0);
    expect(blobIndex(255)).toBe(46);
    const tiles = new Set(Array.from({ length: 256 }, (_, mask) => blobIndex(mask)));
    expect(tiles.size).toBe(47);
  });

  test('the mask of a place goes clockwise from the north', () => {
    const only = (dx: number, dy: number) => maskAt((x, y) => x === 5 + dx && y === 5 + dy, 5, 5);
    expect([only(0, -1), only(1, -1), only(1, 0), only(1, 1)]).toEqual([1, 2, 4, 8]);
    expect([only(0, 1), only(-1, 1), only(-1, 0), only(-1, -1)]).toEqual([16, 32, 64, 128]);
  });

  test('fences have one tile for each of 16 masks', () => {
    expect([fenceIndex(0), fenceIndex(10), fenceIndex(15), fenceIndex(31)]).toEqual([0, 10, 15, 15]);
  });
});
