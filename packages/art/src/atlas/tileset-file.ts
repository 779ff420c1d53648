import { TILESETS, TILE_SIZE } from '../tilesets/tilesets.ts';
import type { TilesetName } from '../tilesets/tilesets.ts';

/** A tileset in Tiled's JSON format (https://doc.mapeditor.org/en/stable/reference/json-map-format/). */
export function tiledTileset(name: TilesetName) {
  const { columns, tiles } = TILESETS[name];
  return {
    columns,
    image: `${name}.png`,
    imageheight: Math.ceil(tiles / columns) * TILE_SIZE,
    imagewidth: columns * TILE_SIZE,
    margin: 0,
    name,
    spacing: 0,
    tilecount: tiles,
    tiledversion: '1.10.2',
    tileheight: TILE_SIZE,
    tilewidth: TILE_SIZE,
    type: 'tileset',
    version: '1.10',
  };
}
