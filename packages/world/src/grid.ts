import type { LevelMap, Position } from '@burrow/contracts';

/** Which tiles of a map nobody can walk on, whatever happens. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** One byte per tile, row by row: 1 where a collision object covers the tile's centre. */
  readonly blocked: Uint8Array;
}

/** The tiles from..to (exclusive) whose centres lie in [start, start + length), within 0..size. */
function coveredRange(start: number, length: number, tile: number, size: number): [number, number] {
  const half = tile / 2;
  const from = Math.ceil((start - half) / tile);
  const to = Math.ceil((start + length - half) / tile);
  return [Math.max(0, from), Math.min(size, to)];
}

/** Collision objects are in pixels and block the tiles whose centre they cover. */
export function compileGrid(map: LevelMap): Grid {
  const { width, height } = map;
  const blocked = new Uint8Array(width * height);
  for (const object of map.collisions.objects) {
    const [left, right] = coveredRange(object.x, object.width, map.tilewidth, width);
    const [top, bottom] = coveredRange(object.y, object.height, map.tileheight, height);
    for (let row = top; row < bottom; row++)
      blocked.fill(1, row * width + left, row * width + Math.max(left, right));
  }
  return { width, height, blocked };
}

export function isOnMap(grid: Grid, position: Position): boolean {
  return position[0] >= 0 && position[0] < grid.width && position[1] >= 0 && position[1] < grid.height;
}

export const tileIndex = (grid: Grid, position: Position): number => position[1] * grid.width + position[0];
