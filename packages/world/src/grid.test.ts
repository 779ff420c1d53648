import { describe, expect, test } from '@jest/globals';
import { compileGrid } from './grid.ts';
import { fieldLevel } from './testing/index.ts';

type Box = { x: number; y: number; width: number; height: number };

function blockedTiles(...objects: Box[]): string[] {
  const grid = compileGrid({ ...fieldLevel().map, width: 4, height: 3, collisions: { objects } });
  return [...grid.blocked].flatMap((blocked, index) =>
    blocked ? [`${index % 4},${Math.floor(index / 4)}`] : [],
  );
}

describe('a collision object in pixels', () => {
  test('blocks the tile that it fills', () => {
    expect(blockedTiles({ x: 16, y: 16, width: 16, height: 16 })).toEqual(['1,1']);
  });

  test('blocks only tiles whose centre it covers', () => {
    expect(blockedTiles({ x: 9, y: 0, width: 16, height: 8 })).toEqual([]);
    expect(blockedTiles({ x: 8, y: 8, width: 1, height: 1 })).toEqual(['0,0']);
    expect(blockedTiles({ x: 0, y: 0, width: 25, height: 9 })).toEqual(['0,0', '1,0']);
  });

  test('may extend beyond the map or lie outside it', () => {
    expect(blockedTiles({ x: 48, y: 32, width: 400, height: 400 })).toEqual(['3,2']);
    expect(
      blockedTiles({ x: 900, y: 0, width: 16, height: 16 }, { x: -90, y: -90, width: 16, height: 16 }),
    ).toEqual([]);
  });
});
