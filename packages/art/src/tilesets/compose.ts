import { hash, valueNoise } from '../pixels/noise.ts';
import { BLOB_MASKS, blobIndex, fenceIndex, maskAt } from '../terrain/masks.ts';
import { BLOB_SETS, FULL_VARIANTS, MEADOW_TILES, MOTTLE_VARIANTS, blobSetStart } from './tilesets.ts';

/** No tile. */
export const NO_TILE = -1;

export type Has = (x: number, y: number) => boolean;

const FULL = BLOB_MASKS.length - 1;

function each(columns: number, rows: number, tile: (x: number, y: number) => number): number[] {
  return Array.from({ length: columns * rows }, (_, i) => tile(i % columns, Math.floor(i / columns)));
}

/** Beyond the map a terrain continues as it is at the map's edge. */
function clamped(has: Has, columns: number, rows: number): Has {
  return (x, y) => has(Math.max(0, Math.min(columns - 1, x)), Math.max(0, Math.min(rows - 1, y)));
}

/**
 * Tiles of `ground` for a whole map, row by row: mottle that runs across tiles, tufts, and
 * flowers here and there. The same seed gives the same meadow.
 */
export function groundTiles(columns: number, rows: number, seed: number): number[] {
  const dark = (x: number, y: number) => (valueNoise(x / 2.3 + seed * 7, y / 1.6, 41 + seed) > 0.56 ? 1 : 0);
  return each(columns, rows, (x, y) => {
    const corners = dark(x, y) + dark(x + 1, y) * 2 + dark(x + 1, y + 1) * 4 + dark(x, y + 1) * 8;
    const chance = hash(x, y, seed + 5);
    const pick = hash(x, y, seed + 6);
    if (corners === 0 && chance < 0.12) return 8 + Math.floor(pick * (MEADOW_TILES - 8));
    if (corners === 0 && chance < 0.5) return 1 + Math.floor(pick * 7);
    return MEADOW_TILES + corners * MOTTLE_VARIANTS + Math.floor(pick * MOTTLE_VARIANTS);
  });
}

/** Tiles of a terrain's blob set, row by row; -1 where the terrain is absent. */
export function terrainTiles(columns: number, rows: number, has: Has, seed = 0): number[] {
  const inside = clamped(has, columns, rows);
  return each(columns, rows, (x, y) => {
    if (!has(x, y)) return NO_TILE;
    const tile = blobIndex(maskAt(inside, x, y));
    const chance = hash(x, y, seed + 13);
    if (tile === FULL) return FULL + Math.floor(chance * (FULL_VARIANTS + 1));
    return blobSetStart(Math.floor(chance * BLOB_SETS)) + tile;
  });
}

/** Tiles of `fence`, row by row; rails also run to where `joins` holds, such as a gate. */
export function fenceTiles(columns: number, rows: number, has: Has, joins: Has = () => false): number[] {
  const near = (x: number, y: number) => has(x, y) || joins(x, y);
  return each(columns, rows, (x, y) => {
    if (!has(x, y)) return NO_TILE;
    const bits = [near(x, y - 1), near(x + 1, y), near(x, y + 1), near(x - 1, y)];
    return fenceIndex(bits.reduce((mask, bit, index) => (bit ? mask | (1 << index) : mask), 0));
  });
}
