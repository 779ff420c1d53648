import { SHEET_COLUMNS, TILE_SIZE } from './tilesets.ts';

/** Left, top, width, height in pixels from the stamp's top left corner. */
export type Rect = readonly [x: number, y: number, width: number, height: number];

/** A thing of several tiles that is placed in tile layers. */
export interface Stamp {
  tileset: 'nature' | 'buildings';
  columns: number;
  rows: number;
  /** Its top left tile; one row below is `TILESETS[tileset].columns` further. */
  firstTile: number;
  /** Upper rows that belong in a layer above the animal; the others lie below. */
  aboveRows: number;
  /** Where nobody can walk. */
  solid: readonly Rect[];
}

type Size = readonly [columns: number, rows: number, aboveRows: number, solid?: readonly Rect[]];

const bottom = (columns: number, rows: number): Rect[] => [
  [0, (rows - 1) * TILE_SIZE, columns * TILE_SIZE, TILE_SIZE],
];
const middle: Rect[] = [[16, 32, 16, 16]];
const behindRoof = (columns: number, rows: number): Rect[] => [
  [0, TILE_SIZE, columns * TILE_SIZE, (rows - 1) * TILE_SIZE],
];

const NATURE = {
  'tree-0': [3, 3, 2, middle],
  'tree-1': [3, 3, 2, middle],
  'tree-2': [3, 3, 2, middle],
  fir: [3, 3, 2, middle],
  thicket: [2, 2, 1, bottom(2, 2)],
  'berry-thicket': [2, 2, 1, bottom(2, 2)],
  haystack: [2, 2, 1, bottom(2, 2)],
  'fallen-branches': [2, 2, 1, bottom(2, 2)],
  reed: [1, 2, 1],
  bush: [1, 1, 0, bottom(1, 1)],
  stump: [1, 1, 0, bottom(1, 1)],
  rock: [1, 1, 0, bottom(1, 1)],
  log: [1, 1, 0, bottom(1, 1)],
  mushrooms: [1, 1, 0],
  lily: [1, 1, 0],
  'flowers-white': [1, 1, 0],
  'flowers-yellow': [1, 1, 0],
  'flowers-pink': [1, 1, 0],
  'flowers-purple': [1, 1, 0],
  'flowers-red': [1, 1, 0],
  'crop-0': [1, 1, 0],
  'crop-1': [1, 1, 0],
  'crop-2': [1, 1, 0],
  lettuce: [1, 1, 0],
  mud: [1, 1, 0],
  wheat: [1, 1, 0],
} as const satisfies Record<string, Size>;

const BUILDINGS = {
  house: [5, 5, 2, behindRoof(5, 5)],
  'house-blue': [5, 5, 2, behindRoof(5, 5)],
  'house-purple': [5, 5, 2, behindRoof(5, 5)],
  coop: [3, 3, 1, behindRoof(3, 3)],
  shed: [3, 3, 1, behindRoof(3, 3)],
  stall: [3, 3, 1, behindRoof(3, 3)],
  well: [2, 3, 1, behindRoof(2, 3)],
  'flag-red': [2, 3, 2, [[0, 32, 16, 16]]],
  'flag-blue': [2, 3, 2, [[0, 32, 16, 16]]],
  scarecrow: [3, 2, 1, [[16, 16, 16, 16]]],
  bench: [2, 2, 1, bottom(2, 2)],
  cart: [2, 2, 1, bottom(2, 2)],
  table: [2, 2, 1, bottom(2, 2)],
  oven: [2, 2, 1, bottom(2, 2)],
  shelf: [2, 2, 1, bottom(2, 2)],
  barrel: [1, 2, 1, bottom(1, 2)],
  mailbox: [1, 2, 1, bottom(1, 2)],
  beehive: [1, 2, 1, bottom(1, 2)],
  lantern: [1, 2, 1, bottom(1, 2)],
  bridge: [1, 1, 0],
  'bridge-upright': [1, 1, 0],
  'cart-overturned': [2, 2, 1, bottom(2, 2)],
} as const satisfies Record<string, Size>;

export type StampName = keyof typeof NATURE | keyof typeof BUILDINGS;

/** Sets things side by side in shelves, in the order of the table. */
function arrange<Name extends string>(
  tileset: Stamp['tileset'],
  sizes: Record<Name, Size>,
): Record<Name, Stamp> {
  let [x, y, height] = [0, 0, 0];
  const placed = Object.entries<Size>(sizes).map(([name, [columns, rows, aboveRows, solid = []]]) => {
    if (x + columns > SHEET_COLUMNS) [x, y, height] = [0, y + height, 0];
    const stamp: Stamp = { tileset, columns, rows, firstTile: y * SHEET_COLUMNS + x, aboveRows, solid };
    x += columns;
    height = Math.max(height, rows);
    return [name, stamp] as const;
  });
  return Object.fromEntries(placed) as Record<Name, Stamp>;
}

/** Every thing that can be placed on a map. */
export const STAMPS: Readonly<Record<StampName, Stamp>> = {
  ...arrange('nature', NATURE),
  ...arrange('buildings', BUILDINGS),
};

/** Tile of a stamp's place, counted from its top left. */
export function stampTile(stamp: Stamp, column: number, row: number): number {
  return stamp.firstTile + row * SHEET_COLUMNS + column;
}
