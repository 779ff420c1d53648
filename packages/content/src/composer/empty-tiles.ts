import { TILE_SIZE } from '@burrow/art';
import type { StampName } from '@burrow/art';
import { EMPTY, drawStamp } from '@burrow/art/drawing';
import type { Sprite } from '@burrow/art/drawing';

const pictures = new Map<StampName, Sprite>();

/** Whether a tile of a stamp shows nothing, so that it need not take a place in a layer. */
export function isEmptyTile(name: StampName, column: number, row: number): boolean {
  const picture = pictures.get(name) ?? drawStamp(name);
  pictures.set(name, picture);
  const tile = picture.crop(column * TILE_SIZE, row * TILE_SIZE, TILE_SIZE, TILE_SIZE);
  return tile.cells.every(cell => cell === EMPTY);
}
