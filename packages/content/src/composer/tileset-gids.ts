import { TILESETS } from '@burrow/art';
import type { TilesetName } from '@burrow/art';

const NAMES = Object.keys(TILESETS) as TilesetName[];

/** The number of a tileset's first tile in every composed map: the tilesets are numbered consecutively. */
export function firstGid(name: TilesetName): number {
  return NAMES.slice(0, NAMES.indexOf(name)).reduce((sum, before) => sum + TILESETS[before].tiles, 1);
}

/** The tilesets, in the order of their numbers, that these tiles come from. */
export function usedTilesets(gids: ReadonlySet<number>): TilesetName[] {
  return NAMES.filter(name =>
    [...gids].some(gid => gid >= firstGid(name) && gid < firstGid(name) + TILESETS[name].tiles),
  );
}
