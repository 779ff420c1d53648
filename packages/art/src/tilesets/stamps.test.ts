import { describe, expect, test } from '@jest/globals';
import { drawStamp, drawTileset } from './draw.ts';
import { STAMPS, stampTile } from './stamps.ts';
import type { StampName } from './stamps.ts';
import { TILESETS, TILE_SIZE } from './tilesets.ts';

const names = Object.keys(STAMPS) as StampName[];

describe('stamps', () => {
  test.each(names)('%s can be reassembled from its tiles', name => {
    const stamp = STAMPS[name];
    const { columns, tiles } = TILESETS[stamp.tileset];
    const sheet = drawTileset(stamp.tileset);
    const picture = drawStamp(name);
    for (let row = 0; row < stamp.rows; row++)
      for (let column = 0; column < stamp.columns; column++) {
        const tile = stampTile(stamp, column, row);
        expect(tile).toBeLessThan(tiles);
        const found = sheet.crop(
          (tile % columns) * TILE_SIZE,
          Math.floor(tile / columns) * TILE_SIZE,
          TILE_SIZE,
          TILE_SIZE,
        );
        expect(found.cells).toEqual(
          picture.crop(column * TILE_SIZE, row * TILE_SIZE, TILE_SIZE, TILE_SIZE).cells,
        );
      }
  });

  test('no two share a tile', () => {
    const taken = names.flatMap(name => {
      const stamp = STAMPS[name];
      return Array.from({ length: stamp.rows * stamp.columns }, (_, i) => {
        const tile = stampTile(stamp, i % stamp.columns, Math.floor(i / stamp.columns));
        return `${stamp.tileset} ${tile}`;
      });
    });
    expect(new Set(taken).size).toBe(taken.length);
  });

  test.each(names)('%s is solid within its bounds, down to its foot', name => {
    const { columns, rows, aboveRows, solid } = STAMPS[name];
    expect(aboveRows).toBeLessThan(rows);
    for (const [x, y, width, height] of solid) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(columns * TILE_SIZE);
      expect(y + height).toBe(rows * TILE_SIZE);
    }
  });
});
