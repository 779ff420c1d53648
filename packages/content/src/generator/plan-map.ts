import { STAMPS } from '@burrow/art';
import type { Position } from '@burrow/contracts';
import { STRUCTURES, kindWord } from '@burrow/world';
import type { Composition, StampAt } from '../composer/composition.types.ts';
import { BIOMES, type Biome } from './biomes.table.ts';
import type { Act, DraftItem, Walk } from './level-parts.types.ts';
import type { Plan } from './plan.types.ts';
import { MAP_SIZE } from './walk-plan.ts';

const { columns, rows } = MAP_SIZE;
const MEADOW = '.';
/** Grass on which nothing grows by itself. */
const LAWN = 'f';

const AROUND = [-1, 0, 1].flatMap(y => [-1, 0, 1].map((x): Position => [x, y]));

/** The floor of a map while it is drawn: one letter a tile. */
class Floor {
  readonly #letters = Array.from({ length: rows }, () => Array.from({ length: columns }, () => MEADOW));

  at([x, y]: Position): string | undefined {
    return this.#letters[y]?.[x];
  }

  set([x, y]: Position, letter: string): void {
    const row = this.#letters[y];
    if (row?.[x] !== undefined) row[x] = letter;
  }

  /** Only where nothing else is. */
  fill(place: Position, letter: string): void {
    if (this.at(place) === MEADOW) this.set(place, letter);
  }

  isFree([left, top]: Position, width: number, height: number): boolean {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) if (this.at([x, y]) !== MEADOW) return false;
    return true;
  }

  lines(): string[] {
    return this.#letters.map(row => row.join(''));
  }
}

const around = ([x, y]: Position): Position[] => AROUND.map(([dx, dy]) => [x + dx, y + dy]);

/** A river across the way, or the muddy tile, that has to be built over. */
function drawSite(floor: Floor, { argument, position, target }: Act): void {
  const walkable = STRUCTURES.some(({ name, walkable: floors }) => floors && name === argument);
  if (!walkable || argument === 'grain stack') return;
  if (argument !== 'bridge') {
    floor.set(target, 'm');
    return;
  }
  const isAcross = position[1] === target[1];
  const length = isAcross ? rows : columns;
  for (let i = 0; i < length; i++) floor.fill(isAcross ? [target[0], i] : [i, target[1]], 'w');
  floor.set(target, 'w');
}

/** Where a rock is pushed to. */
const behind = ({ position, target }: Act): Position => [
  2 * target[0] - position[0],
  2 * target[1] - position[1],
];

const isBarrier = ({ type }: DraftItem): boolean => ['gate', 'door'].includes(kindWord(type));

/** A road from the edge of the map to the start, if nothing is in its way. */
function drawRoad(floor: Floor, { start, facing: [dx, dy] }: Plan, path: string): void {
  const road: Position[] = [];
  for (let [x, y] = [start[0] - dx, start[1] - dy]; floor.at([x, y]) !== undefined; x -= dx, y -= dy)
    road.push([x, y]);
  if (road.every(place => floor.at(place) === MEADOW)) for (const place of road) floor.set(place, path);
}

/** Every place of the map, in an order that differs from level to level. */
function shuffledPlaces(seed: number): Position[] {
  const key = ([x, y]: Position): number => Math.imul(x * 31 + y * 57 + seed * 101 + 7, 2_654_435_761) >>> 0;
  const all = Array.from({ length: columns * rows }, (_, i): Position => [
    i % columns,
    Math.floor(i / columns),
  ]);
  return all.toSorted((one, other) => key(one) - key(other));
}

function drawSurroundings(floor: Floor, { patch, stamps }: Biome, seed: number): StampAt[] {
  const places = shuffledPlaces(seed);
  const roomFor = (width: number, height: number) => places.find(place => floor.isFree(place, width, height));
  const take = ([left, top]: Position, width: number, height: number, letters: readonly string[]): void => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) floor.set([left + x, top + y], letters[y]?.[x] ?? LAWN);
  };
  const put = stamps.flatMap((name): StampAt[] => {
    const { columns: width, rows: height } = STAMPS[name];
    const place = roomFor(width, height);
    if (!place) return [];
    take(place, width, height, []);
    return [[name, ...place]];
  });
  const width = patch[0]?.length ?? 0;
  const place = roomFor(width, patch.length);
  if (place) take(place, width, patch.length, patch);
  return put;
}

/**
 * Draws a map: what the solution walks is a path, beside it is the border of the chapter's biome, and round about
 * what the chapter is made of.
 */
export function planMap(
  level: string,
  prefix: string,
  plan: Plan,
  { tiles, acts }: Walk,
  items: readonly DraftItem[],
): Composition {
  const biome = BIOMES[prefix] ?? { path: 'd', border: 'b', patch: [], stamps: [] };
  const seed = [...level].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const floor = new Floor();
  for (const place of tiles) floor.set(place, biome.path);
  for (const { position } of items) floor.fill(position, LAWN);
  for (const item of items.filter(isBarrier))
    floor.set(item.position, biome.border === '#' ? 'g' : biome.path);
  for (const act of acts.filter(({ action }) => action === 'build')) drawSite(floor, act);
  for (const act of acts.filter(({ action }) => action === 'push')) floor.set(behind(act), biome.path);
  drawRoad(floor, plan, biome.path);
  for (const place of [...tiles, ...items.map(({ position }) => position)].flatMap(around))
    floor.fill(place, biome.border);
  for (const place of tiles.flatMap(around).flatMap(around)) floor.fill(place, LAWN);
  const stamps = drawSurroundings(floor, biome, seed);
  return { level, seed, floor: floor.lines(), stamps, wild: true };
}
