import { ANIMALS, TILESETS, TILE_SIZE, frameNames } from '@burrow/art';
import type { AnimalName, Direction, TilesetName } from '@burrow/art';
import { Image, OBJECTS, drawTileset, drawWalk } from '@burrow/art/drawing';
import type { ObjectName, Sprite } from '@burrow/art/drawing';
import type { Item, LevelMap, Position, WorldLevel } from '@burrow/contracts';
import { loadWorld, startState, thingOf } from '@burrow/world';
import type { ItemState, WorldState } from '@burrow/world';

/** As in the game: a sprite's lower edge is one pixel above that of its tile. */
const FEET = TILE_SIZE - 1;
const WAYS: Readonly<Record<string, Direction>> = {
  '0,-1': 'up',
  '1,0': 'right',
  '0,1': 'down',
  '-1,0': 'left',
};
const ABOVE = new Set(['top_layer', 'extra_layer']);

const sheets = new Map<string, Sprite>();

function sheetOf(name: TilesetName): Sprite {
  const sheet = sheets.get(name) ?? drawTileset(name);
  sheets.set(name, sheet);
  return sheet;
}

const tiles = new Map<string, Sprite>();

/** A tile of a sheet; each is cut out once, which is most of the work for a map. */
function tileOf(name: TilesetName, tile: number): Sprite {
  const key = `${name} ${tile}`;
  const { columns } = TILESETS[name];
  const [left, top] = [(tile % columns) * TILE_SIZE, Math.floor(tile / columns) * TILE_SIZE];
  const cut = tiles.get(key) ?? sheetOf(name).crop(left, top, TILE_SIZE, TILE_SIZE);
  tiles.set(key, cut);
  return cut;
}

function drawTile(image: Image, map: LevelMap, gid: number, x: number, y: number): void {
  const tileset = map.tilesets.findLast(({ firstgid }) => firstgid <= gid);
  if (!tileset) return;
  const tile = tileOf(tileset.source as TilesetName, gid - tileset.firstgid);
  image.draw(tile, x * TILE_SIZE, y * TILE_SIZE);
}

function drawLayers(image: Image, map: LevelMap, above: boolean): void {
  for (const layer of map.layers)
    if (ABOVE.has(layer.name) === above)
      layer.data.forEach((gid, i) => {
        if (gid > 0) drawTile(image, map, gid, i % map.width, Math.floor(i / map.width));
      });
}

function pictureOf({ sprite }: Item, { status, text }: ItemState): Sprite {
  const name = frameNames(sprite, status, text).find(key => Object.hasOwn(OBJECTS, key));
  if (name) return OBJECTS[name as ObjectName]();
  const animal = ANIMALS.find(key => key.toLowerCase() === sprite);
  if (!animal) throw new Error(`no picture of ${sprite}`);
  return drawWalk(animal, 'down', 0);
}

/** The things that are there, in their current state. */
function standingThings(level: WorldLevel, state: WorldState): { sprite: Sprite; position: Position }[] {
  const world = loadWorld(level);
  return state.items.flatMap((stands, index) => {
    const thing = thingOf(world, state, index);
    if (!thing || stands.status === 'gone') return [];
    return [{ sprite: pictureOf(thing, stands), position: stands.position ?? thing.position }];
  });
}

function drawSprites(image: Image, level: WorldLevel, state: WorldState, animal: AnimalName | null): void {
  for (const { position } of level.levelGoals)
    if (position && !level.items.some(item => item.position.join() === position.join()))
      image.draw(OBJECTS['x-mark'](), position[0] * TILE_SIZE, position[1] * TILE_SIZE);
  const { position, facing } = state.player;
  const player = animal && { sprite: drawWalk(animal, WAYS[facing.join()] ?? 'down', 0), position };
  const standing = [...standingThings(level, state), ...(player ? [player] : [])];
  for (const { sprite, position: at } of standing.toSorted((a, b) => a.position[1] - b.position[1])) {
    const x = Math.round((at[0] + 0.5) * TILE_SIZE - sprite.width / 2);
    image.draw(sprite, x, at[1] * TILE_SIZE + FEET - sprite.height);
  }
}

/** Hatches the tiles that block. */
function drawBlocked(image: Image, level: WorldLevel): void {
  const { width, blocked } = loadWorld(level).grid;
  blocked.forEach((isBlocked, i) => {
    if (isBlocked) image.draw(OBJECTS['bump'](), (i % width) * TILE_SIZE, Math.floor(i / width) * TILE_SIZE);
  });
}

/**
 * A level as the game shows it, at the start or in another state; one pixel for each pixel of the art.
 * `animal` is the player: the rabbit unless another is named, nobody for null.
 */
export function drawLevel(
  level: WorldLevel,
  options: { animal?: AnimalName | null; blocked?: boolean; state?: WorldState | undefined } = {},
): Image {
  const { map } = level;
  const image = new Image(map.width * TILE_SIZE, map.height * TILE_SIZE);
  drawLayers(image, map, false);
  const { animal = 'Rabbit', state = startState(loadWorld(level)) } = options;
  drawSprites(image, level, state, animal);
  drawLayers(image, map, true);
  if (options.blocked) drawBlocked(image, level);
  return image;
}
