import { BLOB_MASKS } from '../terrain/masks.ts';

/** Pixels of a tile's side. */
export const TILE_SIZE = 16;

export interface TilesetInfo {
  columns: number;
  tiles: number;
}

/** Further full tiles of a terrain, after the 47 of its blob set. */
export const FULL_VARIANTS = 12;

/** Pictures of each blob tile: same border, other texture. */
export const BLOB_SETS = 4;

/**
 * Layout of a terrain: the 47 blob tiles, then more full tiles, then the further pictures of
 * the 47. Set 0 starts at tile 0, set s at `blobSetStart(s)`.
 */
export function blobSetStart(set: number): number {
  return set === 0 ? 0 : FULL_VARIANTS + set * BLOB_MASKS.length;
}

const blob: TilesetInfo = { columns: 8, tiles: blobSetStart(BLOB_SETS) };

/** Terrains drawn over the ground as blob sets. */
export const TERRAIN_NAMES = ['dirt', 'water', 'soil', 'sand', 'cobble', 'planks'] as const;
export type TerrainName = (typeof TERRAIN_NAMES)[number];

/** Grass tiles that may stand in any order: tiles 0 to 19 of `ground`. */
export const MEADOW_TILES = 20;
/** Pictures of each corner mask in `ground`: tile 20 + 4 * corners + variant. */
export const MOTTLE_VARIANTS = 4;

export const SHEET_COLUMNS = 16;

/** Every tileset: tile n is in row n / columns of `<name>.png`. */
export const TILESETS = {
  ground: { columns: 12, tiles: MEADOW_TILES + 16 * MOTTLE_VARIANTS },
  dirt: blob,
  water: blob,
  soil: blob,
  sand: blob,
  cobble: blob,
  planks: blob,
  fence: { columns: 4, tiles: 16 },
  nature: { columns: SHEET_COLUMNS, tiles: SHEET_COLUMNS * 6 },
  buildings: { columns: SHEET_COLUMNS, tiles: SHEET_COLUMNS * 12 },
} as const satisfies Record<string, TilesetInfo>;

export type TilesetName = keyof typeof TILESETS;
