import { TILESETS } from '@burrow/art';
import type { TilesetName } from '@burrow/art';

const NAMES = Object.keys(TILESETS) as TilesetName[];

/** The number of a tileset's first tile while a map is composed: all tilesets are numbered consecutively. */
export function firstGid(name: TilesetName): number {
  return NAMES.slice(0, NAMES.indexOf(name)).reduce((sum, before) => sum + TILESETS[before].tiles, 1);
}

/** The tilesets of a map, and the numbers of their tiles. */
export interface GidTable {
  readonly tilesets: readonly { readonly name: TilesetName; readonly firstgid: number }[];
  /** Returns a tile's number in the map for its number while it was composed; 0 is no tile. */
  readonly numberFor: (gid: number) => number;
}

/** Numbers only the tilesets that these tiles come from, without gaps, as Tiled does when it saves. */
export function gidTable(composed: ReadonlySet<number>): GidTable {
  const isFrom = (name: TilesetName) => (gid: number) =>
    gid >= firstGid(name) && gid < firstGid(name) + TILESETS[name].tiles;
  let next = 1;
  const tilesets = NAMES.filter(name => [...composed].some(isFrom(name))).map(name => {
    const firstgid = next;
    next += TILESETS[name].tiles;
    return { name, firstgid };
  });
  const numberFor = (gid: number): number => {
    const tileset = tilesets.find(({ name }) => isFrom(name)(gid));
    return tileset ? gid - firstGid(tileset.name) + tileset.firstgid : 0;
  };
  return { tilesets, numberFor };
}
