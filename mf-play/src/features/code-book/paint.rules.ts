import { groundTiles, NO_TILE, terrainTiles, TILE_SIZE, TILESETS, type TerrainName } from '@burrow/art';
import { thingOf } from '@burrow/world';
import type { World, WorldState } from '@burrow/world';
import { itemFrame } from '../../scene/item-frame.rules.ts';
import { headingOf } from '../../scene/heading.rules.ts';
import type { BookEntry } from './code-book.types.ts';

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type SheetName = 'ground' | TerrainName | 'objects' | 'characters';

/** A part of a sheet, and where its top left corner goes. */
export interface Stroke {
  readonly sheet: SheetName;
  readonly from: Box;
  readonly x: number;
  readonly y: number;
}

type Frames = Readonly<Record<string, { readonly frame: Box }>>;

export interface Atlases {
  readonly objects: Frames;
  readonly characters: Frames;
}

const TERRAIN_OF: readonly (readonly [letter: string, terrain: TerrainName])[] = [
  ['d', 'dirt'],
  ['s', 'soil'],
  ['w', 'water'],
];
const SEED = 3;

function tileStrokes(sheet: 'ground' | TerrainName, tiles: readonly number[], width: number): Stroke[] {
  const { columns } = TILESETS[sheet];
  return tiles.flatMap((tile, index) => {
    if (tile === NO_TILE) return [];
    const from = {
      x: (tile % columns) * TILE_SIZE,
      y: Math.floor(tile / columns) * TILE_SIZE,
      w: TILE_SIZE,
      h: TILE_SIZE,
    };
    return [{ sheet, from, x: (index % width) * TILE_SIZE, y: Math.floor(index / width) * TILE_SIZE }];
  });
}

function floorStrokes(floor: readonly string[]): Stroke[] {
  const width = floor[0]?.length ?? 0;
  const terrains = TERRAIN_OF.flatMap(([letter, terrain]) => {
    const tiles = terrainTiles(width, floor.length, (x, y) => floor[y]?.[x] === letter);
    return tileStrokes(terrain, tiles, width);
  });
  return [...tileStrokes('ground', groundTiles(width, floor.length, SEED), width), ...terrains];
}

interface Standing {
  readonly stroke: Stroke;
  readonly feet: number;
}

/** A picture whose lower edge stands in the middle of a tile's lower edge. */
function standing(
  sheet: 'objects' | 'characters',
  from: Box,
  [column, row]: readonly [number, number],
  lift = 0,
): Standing {
  const x = Math.round((column + 0.5) * TILE_SIZE - from.w / 2);
  const feet = (row + 1) * TILE_SIZE;
  return { stroke: { sheet, from, x, y: feet - from.h - lift }, feet };
}

function itemStrokes(world: World, state: WorldState, { objects, characters }: Atlases): Standing[] {
  return state.items.flatMap((stands, index) => {
    const thing = thingOf(world, state, index);
    const found = thing && itemFrame(thing.sprite, stands, name => Object.hasOwn(objects, name));
    const from = found && (found.atlas === 'objects' ? objects : characters)[found.frame]?.frame;
    if (!thing || !found || !from) return [];
    const place = stands.position ?? thing.position;
    const isFlat = thing.action === 'build';
    const put = standing(found.atlas, from, place);
    return [isFlat ? { ...put, feet: 0 } : put];
  });
}

/**
 * What to draw of an entry's corner of the farm, from back to front.
 * @param animal lower-case name of the learner's animal
 */
export function paintEntry(
  { scene, bubble }: Pick<BookEntry, 'scene' | 'bubble'>,
  { world, state }: { readonly world: World; readonly state: WorldState },
  atlases: Atlases,
  animal: string,
): readonly Stroke[] {
  const { position, facing } = state.player;
  const body = atlases.characters[`${animal}/${headingOf(facing)}/0`]?.frame;
  const player = body
    ? [{ ...standing('characters', body, position), feet: (position[1] + 1) * TILE_SIZE + 1 }]
    : [];
  const said = bubble && atlases.objects[bubble]?.frame;
  const bubbles = said && body ? [standing('objects', said, position, body.h - 4).stroke] : [];
  const things = [...itemStrokes(world, state, atlases), ...player]
    .toSorted((a, b) => a.feet - b.feet)
    .map(({ stroke }) => stroke);
  return [...floorStrokes(scene.floor), ...things, ...bubbles];
}
