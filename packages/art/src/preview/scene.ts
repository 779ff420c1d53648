import { drawWalk } from '../characters/animal.ts';
import type { AnimalName } from '../characters/names.ts';
import type { Direction } from '../characters/pose.ts';
import { OBJECTS } from '../objects/objects.ts';
import type { ObjectName } from '../objects/objects.ts';
import { Image } from '../pixels/image.ts';
import type { Sprite } from '../pixels/sprite.ts';
import { fenceTiles, groundTiles, terrainTiles } from '../tilesets/compose.ts';
import type { Has } from '../tilesets/compose.ts';
import { drawTileset } from '../tilesets/draw.ts';
import { STAMPS, stampTile } from '../tilesets/stamps.ts';
import { TILESETS, TILE_SIZE } from '../tilesets/tilesets.ts';
import type { TilesetName } from '../tilesets/tilesets.ts';
import { ANIMALS_AT, FLOOR, OBJECTS_AT, STAMPS_AT } from './clover-farm.ts';

const COLUMNS = 20;
const ROWS = 12;

const at = (x: number, y: number) => FLOOR[y]?.[x] ?? '.';
const is =
  (keys: string): Has =>
  (x, y) =>
    keys.includes(at(x, y));

const sheets = new Map<TilesetName, Sprite>();

function drawTile(image: Image, name: TilesetName, tile: number, x: number, y: number): void {
  const sheet = sheets.get(name) ?? drawTileset(name);
  sheets.set(name, sheet);
  const { columns } = TILESETS[name];
  const [left, top] = [(tile % columns) * TILE_SIZE, Math.floor(tile / columns) * TILE_SIZE];
  image.draw(sheet.crop(left, top, TILE_SIZE, TILE_SIZE), x * TILE_SIZE, y * TILE_SIZE);
}

function drawLayer(image: Image, name: TilesetName, tiles: readonly number[]): void {
  tiles.forEach((tile, i) => {
    if (tile >= 0) drawTile(image, name, tile, i % COLUMNS, Math.floor(i / COLUMNS));
  });
}

function drawStamps(image: Image, above: boolean): void {
  for (const [name, x, y] of STAMPS_AT) {
    const stamp = STAMPS[name];
    for (let row = 0; row < stamp.rows; row++)
      for (let column = 0; column < stamp.columns; column++)
        if (row < stamp.aboveRows === above)
          drawTile(image, stamp.tileset, stampTile(stamp, column, row), x + column, y + row);
  }
}

function objectAt(name: ObjectName, x: number, y: number) {
  return { sprite: OBJECTS[name](), x, y };
}

function animalAt(name: AnimalName, direction: Direction, frame: number, x: number, y: number) {
  return { sprite: drawWalk(name, direction, frame), x, y };
}

/** Sprites stand with the middle of their lower edge on the middle of a tile's lower edge. */
function drawSprites(image: Image): void {
  const sprites = [
    ...OBJECTS_AT.map(([name, x, y]) => objectAt(name, x, y)),
    ...ANIMALS_AT.map(([name, direction, frame, x, y]) => animalAt(name, direction, frame, x, y)),
  ].toSorted((a, b) => a.y - b.y);
  for (const { sprite, x, y } of sprites)
    image.draw(
      sprite,
      Math.round((x + 0.5) * TILE_SIZE - sprite.width / 2),
      (y + 1) * TILE_SIZE - sprite.height,
    );
}

/** Draws the preview's map layer by layer: ground, terrains, things below, sprites, things above. */
export function composeScene(): Image {
  const image = new Image(COLUMNS * TILE_SIZE, ROWS * TILE_SIZE);
  drawLayer(image, 'ground', groundTiles(COLUMNS, ROWS, 3));
  drawLayer(image, 'dirt', terrainTiles(COLUMNS, ROWS, is('d=')));
  drawLayer(image, 'cobble', terrainTiles(COLUMNS, ROWS, is('c')));
  drawLayer(image, 'soil', terrainTiles(COLUMNS, ROWS, is('s')));
  drawLayer(image, 'water', terrainTiles(COLUMNS, ROWS, is('w=')));
  drawLayer(image, 'fence', fenceTiles(COLUMNS, ROWS, is('#'), is('g')));
  drawStamps(image, false);
  drawSprites(image);
  drawStamps(image, true);
  return image;
}
