import { TILE_SIZE, TILESETS, type TilesetName } from '@burrow/art';
import type { LevelMap, Position } from '@burrow/contracts';
import { thingOf, type World, type WorldState } from '@burrow/world';
import { tilesetName } from './tileset-name.ts';
import { LAYER_DEPTH } from './layer-depth.ts';
import { headingOf } from './heading.rules.ts';
import { itemFrame } from './item-frame.rules.ts';

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export type SheetName = TilesetName | 'objects' | 'characters';

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

const isTileset = (name: string): name is TilesetName => Object.hasOwn(TILESETS, name);

/** Returns the tile with a map's number, which counts through all its tilesets; 0 is none. */
function tileStroke({ tilesets }: LevelMap, gid: number, x: number, y: number): Stroke[] {
  const set = tilesets.findLast(({ firstgid }) => firstgid <= gid);
  if (!set) return [];
  const sheet = tilesetName(set.source);
  if (!isTileset(sheet)) return [];
  const tile = gid - set.firstgid;
  const { columns } = TILESETS[sheet];
  const from = {
    x: (tile % columns) * TILE_SIZE,
    y: Math.floor(tile / columns) * TILE_SIZE,
    w: TILE_SIZE,
    h: TILE_SIZE,
  };
  return [{ sheet, from, x, y }];
}

/** Returns the tiles of the layers below the animal, or of those above. */
function layerStrokes(map: LevelMap, isAbove: boolean): Stroke[] {
  return map.layers
    .filter(({ name }) => LAYER_DEPTH[name] >= LAYER_DEPTH.top_layer === isAbove)
    .flatMap(({ data, width }) =>
      data.flatMap((gid, index) =>
        tileStroke(map, gid, (index % width) * TILE_SIZE, Math.floor(index / width) * TILE_SIZE),
      ),
    );
}

interface Standing {
  readonly stroke: Stroke;
  readonly feet: number;
}

/** Returns a picture whose lower edge is centred on a tile's lower edge. */
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
    const put = standing(found.atlas, from, stands.position ?? thing.position);
    return [thing.action === 'build' ? { ...put, feet: 0 } : put];
  });
}

/** Returns the X marks with nothing on them. */
function markStrokes({ level }: World, { objects }: Atlases): Stroke[] {
  const from = objects['x-mark']?.frame;
  const taken = new Set(level.items.map(({ position }) => position.join()));
  return level.levelGoals.flatMap(({ position }) =>
    from && position && !taken.has(position.join())
      ? [{ sheet: 'objects' as const, from, x: position[0] * TILE_SIZE, y: position[1] * TILE_SIZE }]
      : [],
  );
}

/** The state of a level. */
export interface Shown {
  readonly world: World;
  readonly state: WorldState;
}

/** How the animal looks, if it is not standing still. */
export interface AnimalLook {
  /** Picture above the animal, as if something were said. */
  readonly bubble?: string | undefined;
  /** Frame of the animal, e.g. `cheer/0`. */
  readonly pose?: string | undefined;
}

/**
 * Returns what to draw of a level, from back to front.
 * @param animal lower-case name of the learner's animal
 */
export function paintLevel(
  { world, state }: Shown,
  atlases: Atlases,
  animal: string,
  { bubble, pose }: AnimalLook = {},
): readonly Stroke[] {
  const { map } = world.level;
  const { position, facing } = state.player;
  const body = atlases.characters[`${animal}/${pose ?? `${headingOf(facing)}/0`}`]?.frame;
  const figure = body ? [standing('characters', body, position)] : [];
  const said = atlases.objects[bubble ?? '']?.frame;
  const bubbles = said && body ? [standing('objects', said, position, body.h - 4).stroke] : [];
  const things = [...itemStrokes(world, state, atlases), ...figure]
    .toSorted((a, b) => a.feet - b.feet)
    .map(({ stroke }) => stroke);
  return [
    ...layerStrokes(map, false),
    ...markStrokes(world, atlases),
    ...things,
    ...layerStrokes(map, true),
    ...bubbles,
  ];
}

/** Returns the same strokes on a canvas whose corner is this tile of the map. */
export function strokesFrom(strokes: readonly Stroke[], [column, row]: Position): readonly Stroke[] {
  return strokes.map(stroke => ({
    ...stroke,
    x: stroke.x - column * TILE_SIZE,
    y: stroke.y - row * TILE_SIZE,
  }));
}
