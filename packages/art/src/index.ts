export { ANIMALS } from './characters/names.ts';
export type { AnimalName } from './characters/names.ts';
export {
  ACTIONS,
  ACTION_FRAMES,
  DIRECTIONS,
  WALK_FRAMES,
} from './characters/pose.ts';
export type { Action, Direction } from './characters/pose.ts';
export { PALETTE, TRANSLUCENT } from './palette.ts';
export { BLOB_MASKS, blobIndex, fenceIndex, maskAt, reduceMask } from './terrain/masks.ts';
export { NO_TILE, fenceTiles, groundTiles, terrainTiles } from './tilesets/compose.ts';
export { STAMPS, stampTile } from './tilesets/stamps.ts';
export type { Rect, Stamp, StampName } from './tilesets/stamps.ts';
export { TERRAIN_NAMES, TILESETS, TILE_SIZE } from './tilesets/tilesets.ts';
export type { TerrainName, TilesetInfo, TilesetName } from './tilesets/tilesets.ts';
