import type { Position } from '@burrow/contracts';
import { isOnMap, tileIndex } from './grid.ts';
import type { WorldState } from './state.ts';
import type { World } from './world.ts';

function blocks(world: World, state: WorldState, item: number): boolean {
  const status = state.items[item]?.status;
  if (status === 'gone') return false;
  const blocking = world.kinds[item]?.blocking;
  return blocking === 'always' || (blocking === 'while-closed' && status !== 'open');
}

/** Whether the player can step on this tile: on the map, no collision object, nothing there that blocks. */
export function isWalkable(world: World, state: WorldState, position: Position): boolean {
  if (!isOnMap(world.grid, position)) return false;
  const tile = tileIndex(world.grid, position);
  if (world.grid.blocked[tile] === 1) return false;
  const items = world.itemsByTile[tile];
  return items === undefined || !items.some(item => blocks(world, state, item));
}
