import { STAMPS, TILESETS, type StampName } from '@burrow/art';
import type { LevelMap, Position } from '@burrow/contracts';
import { tilesetName } from '@burrow/painting';

/** Layers in which something stands in the way, the likeliest first: crowns of trees hang over other things. */
const LAYERS = ['middle_layer', 'ground_details', 'ground_layer', 'extra_layer', 'top_layer'];

/** What pictures are to somebody who does not see them: a fir is a tree, and so is every other one. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(tree|fir)/, 'tree'],
  [/thicket|bush|reed/, 'bush'],
  [/^(house|shed|coop)/, 'house'],
  [/^flag/, 'flag'],
  [/^cart/, 'cart'],
  [/^(log|fallen)/, 'log'],
  [/^(crop|lettuce|wheat|mud)/, 'soil'],
  [/^flowers/, 'flowers'],
  [/^lily/, 'water'],
  [/^bridge/, 'bridge'],
];

/** The name of the stamp to which a tile of a tileset belongs. */
function stampOf(tileset: string, tile: number): StampName | undefined {
  const names = Object.keys(STAMPS) as StampName[];
  return names.find(name => {
    const { tileset: own, firstTile, columns, rows } = STAMPS[name];
    const width = TILESETS[own].columns;
    const [x, y] = [
      (tile % width) - (firstTile % width),
      Math.floor(tile / width) - Math.floor(firstTile / width),
    ];
    return own === tileset && x >= 0 && x < columns && y >= 0 && y < rows;
  });
}

function nameOf({ tilesets }: LevelMap, gid: number): string | null {
  const set = tilesets.findLast(({ firstgid }) => firstgid <= gid);
  if (!set) return null;
  const tileset = tilesetName(set.source);
  if (tileset === 'fence' || tileset === 'water' || tileset === 'soil') return tileset;
  const stamp = stampOf(tileset, gid - set.firstgid);
  return stamp ? (KINDS.find(([words]) => words.test(stamp))?.[1] ?? stamp) : null;
}

/** Returns what of the map's picture stands on a tile: `tree`, `fence`, `water`; null if it is only ground. */
export function obstacleAt(map: LevelMap, [column, row]: Position): string | null {
  for (const name of LAYERS) {
    const gid = map.layers.find(layer => layer.name === name)?.data[row * map.width + column];
    const obstacle = gid ? nameOf(map, gid) : null;
    if (obstacle !== null) return obstacle;
  }
  return null;
}
