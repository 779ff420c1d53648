import { TILESETS } from '@burrow/art';
import type { TilesetName } from '@burrow/art';
import { TILE_LAYERS } from '@burrow/contracts';
import type { TiledLayer, TiledMap } from '../../schema/tiled-map.schema.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

type Complain = (field: string, message: string) => void;

interface Range {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

const TILESET_SOURCE = /^(?:\.\.\/){4}art\/dist\/tilesets\/([a-z-]+)\.tsj$/;

function tilesetRanges({ tilesets }: TiledMap, complain: Complain): Range[] {
  return tilesets.flatMap(({ source, firstgid }, index): Range[] => {
    const name = TILESET_SOURCE.exec(source)?.[1];
    if (name === undefined || !Object.hasOwn(TILESETS, name)) {
      complain(`tilesets.${index}.source`, `${source} is no tileset of ../../../../art/dist/tilesets`);
      return [];
    }
    return [{ name, first: firstgid, last: firstgid + TILESETS[name as TilesetName].tiles - 1 }];
  });
}

function checkRanges(ranges: readonly Range[], complain: Complain): void {
  ranges.forEach(({ name, first }, index) => {
    const before = ranges[index - 1];
    if (before && first <= before.last)
      complain('tilesets', `${name} starts at ${first}, where ${before.name} still has tiles`);
  });
}

function checkLayer(map: TiledMap, layer: TiledLayer, ranges: readonly Range[], complain: Complain): void {
  if (layer.type !== 'tilelayer') return;
  const field = `layers.${layer.name}`;
  if (layer.width !== map.width || layer.height !== map.height)
    complain(field, `is ${layer.width} x ${layer.height} tiles, the map ${map.width} x ${map.height}`);
  const size = layer.width * layer.height;
  if (layer.data.length !== size) complain(`${field}.data`, `has ${layer.data.length} tiles, not ${size}`);
  const stray = layer.data.find(
    gid => gid > 0 && !ranges.some(({ first, last }) => gid >= first && gid <= last),
  );
  if (stray !== undefined) complain(`${field}.data`, `tile ${stray} belongs to no tileset`);
}

function checkNames(layers: readonly TiledLayer[], complain: Complain): void {
  const wanted = [...TILE_LAYERS, 'collisions'];
  const found = layers.map(({ name }) => name);
  if (found.join() !== wanted.join()) complain('layers', `must be ${wanted.join(', ')}, in this order`);
}

function checkIds(map: TiledMap, complain: Complain): void {
  const objects = map.layers.flatMap(layer => (layer.type === 'objectgroup' ? layer.objects : []));
  for (const [field, ids, next] of [
    ['layers', map.layers.map(({ id }) => id), map.nextlayerid],
    ['layers.collisions.objects', objects.map(({ id }) => id), map.nextobjectid],
  ] as const) {
    if (new Set(ids).size !== ids.length) complain(field, 'two have the same id');
    if (ids.some(id => id >= next)) complain(field, 'an id is not below the next id');
  }
  for (const { id, x, y, width, height } of objects)
    if (x < 0 || y < 0 || x + width > map.width * map.tilewidth || y + height > map.height * map.tileheight)
      complain(`layers.collisions.objects.${id}`, 'lies beyond the map');
}

/** Checks what Tiled's format requires of a map beyond the shape of its fields. */
export function checkMap({ folder, map }: LevelSource, report: Report): void {
  const complain: Complain = (field, message) => report(`${folder}/map.tmj`, field, message);
  const ranges = tilesetRanges(map, complain);
  checkRanges(ranges, complain);
  checkNames(map.layers, complain);
  for (const layer of map.layers) checkLayer(map, layer, ranges, complain);
  checkIds(map, complain);
}
