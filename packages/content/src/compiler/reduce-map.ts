import type { LevelMap } from '@burrow/contracts';
import type { TiledMap } from '../schema/tiled-map.schema.ts';

const nameOf = (source: string): string => source.replace(/^.*\//, '').replace(/\.tsj$/, '');

/** The part of a Tiled map that the game uses: layers that show something, tilesets by name, collisions. */
export function reduceMap(map: TiledMap): LevelMap {
  const layers = map.layers.flatMap(layer =>
    layer.type === 'tilelayer' && layer.data.some(gid => gid > 0)
      ? [{ name: layer.name, width: layer.width, height: layer.height, data: layer.data }]
      : [],
  );
  const objects = map.layers.flatMap(layer => (layer.type === 'objectgroup' ? layer.objects : []));
  return {
    width: map.width,
    height: map.height,
    tilewidth: map.tilewidth,
    tileheight: map.tileheight,
    layers,
    tilesets: map.tilesets.map(({ source, firstgid }) => ({ source: nameOf(source), firstgid })),
    collisions: { objects: objects.map(({ x, y, width, height }) => ({ x, y, width, height })) },
  };
}
