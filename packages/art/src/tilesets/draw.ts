import { OBJECTS } from '../objects/objects.ts';
import { Sprite } from '../pixels/sprite.ts';
import { drawBlobTile } from '../terrain/border.ts';
import { drawFence } from '../terrain/fence.ts';
import { drawGrass, drawMeadow } from '../terrain/grass.ts';
import { BLOB_MASKS } from '../terrain/masks.ts';
import { TERRAINS } from '../terrain/profiles.ts';
import { STAMPS } from './stamps.ts';
import type { Stamp, StampName } from './stamps.ts';
import { BLOB_SETS, FULL_VARIANTS, MOTTLE_VARIANTS, TERRAIN_NAMES, TILESETS, TILE_SIZE } from './tilesets.ts';
import type { TerrainName, TilesetName } from './tilesets.ts';

const TUFTS = [0, 1, 0, 2];

function groundSheet(): Sprite[] {
  const mottled = Array.from({ length: 16 }, (_, corners) =>
    Array.from({ length: MOTTLE_VARIANTS }, (_, variant) => drawGrass(corners, variant, TUFTS[variant] ?? 0)),
  );
  return [...drawMeadow(), ...mottled.flat()];
}

function terrainSheet(name: TerrainName): Sprite[] {
  const { shape, profile } = TERRAINS[name];
  const set = (number: number) =>
    BLOB_MASKS.map((mask, i) =>
      drawBlobTile(mask, profile(number && 1 + ((i + number * 3) % FULL_VARIANTS)), shape),
    );
  const full = Array.from({ length: FULL_VARIANTS }, (_, i) => drawBlobTile(255, profile(i + 1), shape));
  const further = Array.from({ length: BLOB_SETS - 1 }, (_, i) => set(i + 1));
  return [...set(0), ...full, ...further.flat()];
}

/** A thing on a canvas of whole tiles: in the middle, on the ground. */
export function drawStamp(name: StampName): Sprite {
  const stamp = STAMPS[name];
  const [width, height] = [stamp.columns * TILE_SIZE, stamp.rows * TILE_SIZE];
  const picture = OBJECTS[name]();
  if (picture.width > width || picture.height > height) throw new Error(`${name} is larger than its stamp`);
  const left = name.startsWith('flag') ? 0 : (width - picture.width) >> 1;
  return new Sprite(width, height).draw(picture, left, height - picture.height);
}

function stampSheet(tileset: Stamp['tileset']): Sprite {
  const { columns, tiles } = TILESETS[tileset];
  const sheet = new Sprite(columns * TILE_SIZE, (tiles / columns) * TILE_SIZE);
  for (const name of Object.keys(STAMPS) as StampName[]) {
    const { firstTile, tileset: home } = STAMPS[name];
    if (home === tileset)
      sheet.draw(
        drawStamp(name),
        (firstTile % columns) * TILE_SIZE,
        Math.floor(firstTile / columns) * TILE_SIZE,
      );
  }
  return sheet;
}

function gridSheet(name: TilesetName, tiles: readonly Sprite[]): Sprite {
  const { columns, tiles: count } = TILESETS[name];
  if (tiles.length !== count) throw new Error(`${name} has ${tiles.length} tiles, not ${count}`);
  const sheet = new Sprite(columns * TILE_SIZE, Math.ceil(count / columns) * TILE_SIZE);
  tiles.forEach((tile, i) =>
    sheet.draw(tile, (i % columns) * TILE_SIZE, Math.floor(i / columns) * TILE_SIZE),
  );
  return sheet;
}

const isTerrain = (name: TilesetName): name is TerrainName => TERRAIN_NAMES.some(terrain => terrain === name);

/** The picture of a whole tileset. */
export function drawTileset(name: TilesetName): Sprite {
  if (name === 'nature' || name === 'buildings') return stampSheet(name);
  if (isTerrain(name)) return gridSheet(name, terrainSheet(name));
  if (name === 'fence')
    return gridSheet(
      name,
      Array.from({ length: 16 }, (_, mask) => drawFence(mask)),
    );
  return gridSheet(name, groundSheet());
}
