import { describe, expect, test } from '@jest/globals';
import { NO_TILE, fenceTiles, groundTiles, terrainTiles } from './compose.ts';
import { FULL_VARIANTS, MEADOW_TILES, MOTTLE_VARIANTS, TILESETS, blobSetStart } from './tilesets.ts';

const SIDE = 24;

/** The mottled corners of a ground tile, none for meadow tiles. */
const cornersOf = (tile: number) =>
  tile < MEADOW_TILES ? 0 : Math.floor((tile - MEADOW_TILES) / MOTTLE_VARIANTS);

describe('groundTiles', () => {
  const tiles = groundTiles(SIDE, SIDE, 4);

  test('is the same for the same seed and different for another', () => {
    expect(groundTiles(SIDE, SIDE, 4)).toEqual(tiles);
    expect(groundTiles(SIDE, SIDE, 5)).not.toEqual(tiles);
  });

  test('stays within the tileset and shows bare, flowery and mottled grass', () => {
    expect(tiles.every(tile => tile >= 0 && tile < TILESETS.ground.tiles)).toBe(true);
    expect(new Set(tiles).size).toBeGreaterThan(40);
  });

  test('corners of neighbours agree', () => {
    for (let y = 0; y < SIDE - 1; y++)
      for (let x = 0; x < SIDE - 1; x++) {
        const corners = (dx: number, dy: number) => cornersOf(tiles[(y + dy) * SIDE + x + dx] ?? 0);
        const southEast = [(corners(0, 0) & 4) > 0, (corners(1, 0) & 8) > 0, (corners(1, 1) & 1) > 0];
        expect(new Set([...southEast, (corners(0, 1) & 2) > 0]).size).toBe(1);
      }
  });
});

describe('terrainTiles', () => {
  /** Which of the 47 borders a tile shows. */
  const border = (tile: number) => {
    if (tile < 47) return tile;
    return tile < blobSetStart(1) ? 46 : (tile - blobSetStart(1)) % 47;
  };

  test('continues beyond the map, so that a road does not end there', () => {
    const road = terrainTiles(3, 3, (_, y) => y === 1).map(tile => (tile === NO_TILE ? tile : border(tile)));
    expect(road.slice(0, 3)).toEqual([NO_TILE, NO_TILE, NO_TILE]);
    expect(new Set(road.slice(3, 6)).size).toBe(1);
  });

  test('a large lake uses many pictures of the full tile', () => {
    const lake = terrainTiles(12, 12, () => true);
    expect(lake.every(tile => border(tile) === 46)).toBe(true);
    expect(new Set(lake).size).toBe(FULL_VARIANTS + 1);
  });
});

describe('fenceTiles', () => {
  test('joins neighbours and gates', () => {
    const fence = fenceTiles(
      4,
      1,
      (x, y) => y === 0 && x >= 0 && x < 4 && x !== 2,
      (x, y) => y === 0 && x === 2,
    );
    expect(fence).toEqual([2, 2 | 8, NO_TILE, 8]);
  });
});
