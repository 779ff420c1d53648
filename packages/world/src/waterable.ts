import type { LevelMap, Position } from '@burrow/contracts';
import type { Spot } from './spot.ts';
import type { WorldState } from './state.ts';
import { kindOfThing } from './things.ts';
import type { World } from './world.ts';

const WATERABLE_TILES = /farming|wilderness|soil|indoor/;

/** The source of the tileset to which a tile's number belongs. */
function sourceOf(map: LevelMap, gid: number): string {
  const first = map.tilesets.filter(({ firstgid }) => firstgid <= gid);
  return first.reduce((best, one) => (one.firstgid > best.firstgid ? one : best), {
    source: '',
    firstgid: 0,
  }).source;
}

/** Whether a farming, wilderness, soil or indoor tile lies here, in any layer. */
export function isWaterableGround(map: LevelMap, [column, row]: Position): boolean {
  return map.layers.some(layer => {
    const gid = layer.data[row * layer.width + column] ?? 0;
    return gid > 0 && WATERABLE_TILES.test(sourceOf(map, gid));
  });
}

/** The thing ahead that can be watered; undefined if there is none. */
export const waterableAhead = (world: World, state: WorldState, spot: Spot): number | undefined =>
  spot.items.find(index => kindOfThing(world, state, index)?.waterable);
