import type { LevelMap } from '@burrow/contracts';
import type { Scene, Tilemaps } from 'phaser';
import { LAYER_DEPTH, tilesetName } from '@burrow/painting';

const TILE = 16;

/** Draws the tile layers of a map. */
export function addLevelTiles(scene: Scene, map: LevelMap): Tilemaps.Tilemap {
  const tilemap = scene.make.tilemap({
    tileWidth: TILE,
    tileHeight: TILE,
    width: map.width,
    height: map.height,
  });
  const tilesets = map.tilesets.flatMap(({ source, firstgid }) => {
    const name = tilesetName(source);
    return tilemap.addTilesetImage(name, name, TILE, TILE, 0, 0, firstgid) ?? [];
  });
  for (const layer of map.layers) {
    const drawn = tilemap.createBlankLayer(layer.name, tilesets, 0, 0, layer.width, layer.height);
    if (!drawn) continue;
    drawn.setDepth(LAYER_DEPTH[layer.name]);
    layer.data.forEach((gid, index) => {
      if (gid > 0) drawn.putTileAt(gid, index % layer.width, Math.floor(index / layer.width), false);
    });
  }
  return tilemap;
}
