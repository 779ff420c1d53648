import { STAMPS } from '@burrow/art';
import type { StampName } from '@burrow/art';
import type { Composition, StampAt } from './composition.types.ts';

const TREES: readonly StampName[] = ['tree-0', 'tree-1', 'fir', 'tree-2', 'tree-0', 'fir', 'tree-1'];
const FLOWERS: readonly StampName[] = [
  'flowers-white',
  'flowers-yellow',
  'flowers-pink',
  'flowers-purple',
  'flowers-red',
];

/** A number from 0 to 1 that looks random and is the same each time. */
function chance(x: number, y: number, seed: number): number {
  let h = Math.imul(x + 101, 374_761_393) ^ Math.imul(y + 37, 668_265_263) ^ Math.imul(seed + 1, 974_711);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

const pick = <Value>(list: readonly Value[], at: number): Value | undefined =>
  list[Math.min(list.length - 1, Math.floor(at * list.length))];

/** Where something may still grow. */
class Meadow {
  readonly columns: number;
  readonly rows: number;
  readonly grown: StampAt[] = [];
  readonly #free: boolean[][];

  constructor({ floor, stamps }: Composition) {
    this.rows = floor.length;
    this.columns = floor[0]?.length ?? 0;
    this.#free = floor.map(row => [...row].map(letter => letter === '.'));
    for (const stamp of stamps) this.#take(stamp);
  }

  #take([name, x, y]: StampAt): void {
    const { columns, rows } = STAMPS[name];
    for (let row = y; row < y + rows; row++)
      for (let column = x; column < x + columns; column++) {
        const tiles = this.#free[row];
        if (tiles?.[column] !== undefined) tiles[column] = false;
      }
  }

  /** Puts a thing where all its tiles, as far as they lie on the map, are free. */
  grow(name: StampName, x: number, y: number): void {
    const { columns, rows } = STAMPS[name];
    for (let row = y; row < y + rows; row++)
      for (let column = x; column < x + columns; column++) if (this.#free[row]?.[column] === false) return;
    this.grown.push([name, x, y]);
    this.#take([name, x, y]);
  }

  /** How many tiles a tree with this corner is from the nearest edge of the map. */
  edge(x: number, y: number): number {
    return Math.max(0, Math.min(x + 1, y + 1, this.columns - 2 - x, this.rows - 2 - y));
  }
}

/** Every place from just beyond the top left, in an order that looks random. */
function places({ columns, rows }: Meadow, seed: number): (readonly [number, number])[] {
  const all = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    return [(i % (columns + 1)) - 1, Math.floor(i / (columns + 1)) - 1] as const;
  });
  return all.toSorted((a, b) => chance(...a, seed) - chance(...b, seed));
}

function growTrees(meadow: Meadow, seed: number): void {
  for (const [x, y] of places(meadow, seed)) {
    const edge = meadow.edge(x, y);
    const wanted = edge <= 1 ? 0.8 : edge === 2 ? 0.4 : 0.12;
    const tree = pick(TREES, chance(x, y, seed + 2));
    if (tree && chance(x, y, seed + 1) < wanted) meadow.grow(tree, x, y);
  }
}

/** Flowers stand together by colour; bushes, stumps and mushrooms between them. */
function growSmallThings(meadow: Meadow, seed: number): void {
  for (const [x, y] of places(meadow, seed + 3)) {
    const what = chance(x, y, seed + 4);
    const patch = chance(x >> 2, y >> 1, seed + 5);
    const flower = pick(FLOWERS, patch);
    if (what < 0.05) meadow.grow(patch < 0.4 ? 'berry-thicket' : 'thicket', x, y);
    else if (what < 0.15) meadow.grow('bush', x, y);
    else if (what < 0.18) meadow.grow('mushrooms', x, y);
    else if (what < 0.2) meadow.grow('stump', x, y);
    else if (flower && what < 0.28 + patch * 0.12) meadow.grow(flower, x, y);
  }
}

/**
 * What grows by itself on a composition's meadow: trees along the edges, bushes and flowers between. The same
 * seed gives the same wood; only tiles with the letter `.` are used, and no two things share one.
 */
export function growWild(composition: Composition): readonly StampAt[] {
  const meadow = new Meadow(composition);
  growTrees(meadow, composition.seed * 17);
  growSmallThings(meadow, composition.seed * 17);
  return meadow.grown;
}
