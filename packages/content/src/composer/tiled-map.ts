import { TILE_SIZE } from '@burrow/art';
import type { Rect } from '@burrow/art';
import { TILE_LAYERS } from '@burrow/contracts';
import type { TiledMap } from '../schema/tiled-map.schema.ts';
import type { LayerStack } from './layer-stack.ts';
import { gidTable, type GidTable } from './tileset-gids.ts';

const TILESET_FOLDER = '../../../../art/dist/tilesets';
const COLLISIONS_ID = TILE_LAYERS.length + 1;

function tileLayers({ columns, rows, layers }: LayerStack, gids: GidTable): TiledMap['layers'] {
  return [...layers].map(([name, data], index) => ({
    data: data.map(gid => gids.numberFor(gid)),
    height: rows,
    id: index + 1,
    name,
    opacity: 1,
    type: 'tilelayer' as const,
    visible: true,
    width: columns,
    x: 0,
    y: 0,
  }));
}

function collisions(rects: readonly Rect[]): TiledMap['layers'][number] {
  return {
    draworder: 'topdown',
    id: COLLISIONS_ID,
    name: 'collisions',
    objects: rects.map(([x, y, width, height], index) => ({
      height,
      id: index + 1,
      name: '',
      rotation: 0,
      type: '',
      visible: true,
      width,
      x,
      y,
    })),
    opacity: 1,
    type: 'objectgroup',
    visible: true,
    x: 0,
    y: 0,
  };
}

/** A map in Tiled's JSON format (https://doc.mapeditor.org/en/stable/reference/json-map-format/). */
export function tiledMap(stack: LayerStack, rects: readonly Rect[]): TiledMap {
  const gids = gidTable(new Set([...stack.layers.values()].flat()));
  return {
    compressionlevel: -1,
    height: stack.rows,
    infinite: false,
    layers: [...tileLayers(stack, gids), collisions(rects)],
    nextlayerid: COLLISIONS_ID + 1,
    nextobjectid: rects.length + 1,
    orientation: 'orthogonal',
    renderorder: 'right-down',
    tiledversion: '1.8.2',
    tileheight: TILE_SIZE,
    tilesets: gids.tilesets.map(({ name, firstgid }) => ({
      firstgid,
      source: `${TILESET_FOLDER}/${name}.tsj`,
    })),
    tilewidth: TILE_SIZE,
    type: 'map',
    version: '1.8',
    width: stack.columns,
  };
}
