import {
  NO_TILE,
  STAMPS,
  TERRAIN_NAMES,
  fenceTiles,
  groundTiles,
  stampTile,
  terrainTiles,
} from '@burrow/art';
import type { TilesetName } from '@burrow/art';
import { BlockedTiles } from './blocked-tiles.ts';
import type { Composition, StampAt } from './composition.types.ts';
import { growWild } from './grow-wild.ts';
import { isEmptyTile } from './empty-tiles.ts';
import { LEGEND } from './legend.ts';
import type { Floor } from './legend.ts';
import { LayerStack } from './layer-stack.ts';
import type { Shelf } from './layer-stack.ts';
import { tiledMap } from './tiled-map.ts';
import type { TiledMap } from '../schema/tiled-map.schema.ts';
import { firstGid } from './tileset-gids.ts';

type Test = (floor: Floor) => boolean;

function readFloor({ floor, level }: Composition): Floor[][] {
  const columns = floor[0]?.length ?? 0;
  return floor.map((row, y) => {
    if (row.length !== columns)
      throw new Error(`${level}: row ${y} has ${row.length} letters, not ${columns}`);
    return [...row].map((letter, x) => {
      const found = LEGEND[letter];
      if (!found) throw new Error(`${level}: no letter ${JSON.stringify(letter)} (${x},${y}) in the legend`);
      return found;
    });
  });
}

function putLayer(stack: LayerStack, shelf: Shelf, name: TilesetName, tiles: readonly number[]): void {
  tiles.forEach((tile, i) => {
    if (tile !== NO_TILE)
      stack.put(shelf, i % stack.columns, Math.floor(i / stack.columns), firstGid(name) + tile);
  });
}

function putFloor(stack: LayerStack, floor: readonly Floor[][], seed: number): void {
  const { columns, rows } = stack;
  const where = (test: Test) => (x: number, y: number) => {
    const tile = floor[y]?.[x];
    return tile !== undefined && test(tile);
  };
  putLayer(stack, 'ground', 'ground', groundTiles(columns, rows, seed));
  for (const terrain of TERRAIN_NAMES)
    putLayer(
      stack,
      'terrain',
      terrain,
      terrainTiles(
        columns,
        rows,
        where(({ terrains }) => terrains.includes(terrain)),
        seed,
      ),
    );
  const posts = where(({ fence }) => fence === 'post');
  putLayer(
    stack,
    'standing',
    'fence',
    fenceTiles(
      columns,
      rows,
      posts,
      where(({ fence }) => fence === 'joins'),
    ),
  );
}

/** Upper rows go above the animal; empty tiles go nowhere. */
function putStamp(stack: LayerStack, [name, x, y]: StampAt): void {
  const stamp = STAMPS[name];
  for (let row = 0; row < stamp.rows; row++)
    for (let column = 0; column < stamp.columns; column++) {
      if (isEmptyTile(name, column, row)) continue;
      const shelf = row < stamp.aboveRows ? 'above' : 'standing';
      stack.put(shelf, x + column, y + row, firstGid(stamp.tileset) + stampTile(stamp, column, row));
    }
}

const footOf = ([name, , y]: StampAt): number => y + STAMPS[name].rows;

function blockedTiles(
  stack: LayerStack,
  floor: readonly Floor[][],
  stamps: readonly StampAt[],
): BlockedTiles {
  const blocked = new BlockedTiles(stack.columns, stack.rows);
  floor.forEach((row, y) => row.forEach((tile, x) => tile.blocks && blocked.add(x, y)));
  for (const [name, x, y] of stamps) for (const rect of STAMPS[name].solid) blocked.addRect(rect, x, y);
  return blocked;
}

/**
 * Composes a map: meadow, terrains, fences, then things from the back to the front. Water, soil, fences and
 * the solid parts of things become collision objects.
 * @throws if a letter is unknown, rows differ in length, or more things overlap than there are layers
 */
export function composeMap(composition: Composition): TiledMap {
  const floor = readFloor(composition);
  const stack = new LayerStack(floor[0]?.length ?? 0, floor.length);
  putFloor(stack, floor, composition.seed);
  const bridges = floor.flatMap((row, y) =>
    row.flatMap((tile, x): StampAt[] => (tile.stamp ? [[tile.stamp, x, y]] : [])),
  );
  const grown = composition.wild ? growWild(composition) : [];
  const stamps = [...bridges, ...composition.stamps, ...grown].toSorted((a, b) => footOf(a) - footOf(b));
  for (const stamp of stamps) putStamp(stack, stamp);
  return tiledMap(stack, blockedTiles(stack, floor, stamps).rects());
}
