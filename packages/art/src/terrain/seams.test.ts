import { describe, expect, test } from '@jest/globals';
import { hash } from '../pixels/noise.ts';
import type { Sprite } from '../pixels/sprite.ts';
import { terrainTiles } from '../tilesets/compose.ts';
import { drawTileset } from '../tilesets/draw.ts';
import { TERRAIN_NAMES, TILESETS } from '../tilesets/tilesets.ts';
import { TILE, drawBlobTile } from './border.ts';
import { drawGrass } from './grass.ts';
import { BLOB_MASKS, maskAt } from './masks.ts';
import { TERRAINS } from './profiles.ts';

const SIZE = 40;
const has = (x: number, y: number) => hash(x >> 1, y >> 1, 77) < 0.55 || hash(x, y, 78) < 0.25;
const clamp = (v: number) => Math.max(0, Math.min(SIZE - 1, v));

type TileAt = (x: number, y: number) => Sprite | undefined;

/** Calls back with the pixels on both sides of every seam between two tiles of the map. */
function eachSeam(tileAt: TileAt, visit: (near: string, far: string, along: number) => void): void {
  for (let y = 0; y < SIZE - 1; y++)
    for (let x = 0; x < SIZE - 1; x++) {
      const [tile, east, south] = [tileAt(x, y), tileAt(x + 1, y), tileAt(x, y + 1)];
      for (let i = 0; i < TILE; i++) {
        if (tile && east) visit(tile.get(TILE - 1, i), east.get(0, i), i);
        if (tile && south) visit(tile.get(i, TILE - 1), south.get(i, 0), i);
      }
    }
}

describe.each(TERRAIN_NAMES)('%s', name => {
  test('outlines meet at every seam of a random map, whatever the pictures', () => {
    const sheet = drawTileset(name);
    const tiles = terrainTiles(SIZE, SIZE, has, 5);
    const { columns } = TILESETS[name];
    const tileAt: TileAt = (x, y) => {
      const tile = tiles[y * SIZE + x] ?? -1;
      if (tile < 0) return undefined;
      return sheet.crop((tile % columns) * TILE, Math.floor(tile / columns) * TILE, TILE, TILE);
    };
    let seams = 0;
    let broken = 0;
    eachSeam(tileAt, (near, far) => {
      seams++;
      if ((near === '.') !== (far === '.')) broken++;
    });
    expect(seams).toBeGreaterThan(10_000);
    expect(broken).toBe(0);
  });

  test('bands along the border meet within half a pixel of distance', () => {
    const masks = new Map(
      BLOB_MASKS.map(mask => [
        mask,
        drawBlobTile(
          mask,
          p => String(Math.max(0, Math.min(9, Math.floor(p.distance + 2)))),
          TERRAINS[name].shape,
        ),
      ]),
    );
    const inside = (x: number, y: number) => has(clamp(x), clamp(y));
    const tileAt: TileAt = (x, y) => (has(x, y) ? masks.get(reduced(maskAt(inside, x, y))) : undefined);
    let steps = 0;
    eachSeam(tileAt, (near, far) => {
      if (Number(near) < 8 && Number(far) < 8) steps = Math.max(steps, Math.abs(Number(near) - Number(far)));
    });
    expect(steps).toBeLessThanOrEqual(1);
  });

  test('all 47 borders differ', () => {
    const pictures = BLOB_MASKS.map(mask =>
      drawBlobTile(mask, TERRAINS[name].profile(0), TERRAINS[name].shape).cells.join(''),
    );
    expect(new Set(pictures).size).toBe(47);
  });
});

function reduced(mask: number): number {
  return (
    BLOB_MASKS.findLast(candidate => (mask & candidate) === candidate && sameSides(mask, candidate)) ?? 0
  );
}

function sameSides(mask: number, candidate: number): boolean {
  const sides = 1 | 4 | 16 | 64;
  return (mask & sides) === (candidate & sides);
}

test('mottle of the grass continues across matching corners', () => {
  let differing = 0;
  for (let west = 0; west < 16; west++)
    for (let east = 0; east < 16; east++) {
      const shared = (west & 2) >> 1 === (east & 1) && (west & 4) >> 2 === (east & 8) >> 3;
      if (!shared) continue;
      const [a, b] = [drawGrass(west, 0, 0), drawGrass(east, 0, 0)];
      const rows = Array.from({ length: TILE }, (_, y) => y);
      if (rows.filter(y => a.get(TILE - 1, y) !== b.get(0, y)).length > 5) differing++;
    }
  expect(differing).toBe(0);
});
