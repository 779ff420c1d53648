import type { Position } from '@burrow/contracts';
import { isOnMap, tileIndex } from './grid.ts';
import type { WorldState } from './state.ts';
import { itemsAt, kindOfThing } from './things.ts';
import type { World } from './world.ts';

function blocks(world: World, state: WorldState, item: number): boolean {
  const status = state.items[item]?.status;
  if (status === 'gone') return false;
  const blocking = kindOfThing(world, state, item)?.blocking;
  return blocking === 'always' || (blocking === 'while-closed' && status !== 'open');
}

const isFloor = (world: World, state: WorldState, item: number): boolean =>
  state.items[item]?.status !== 'gone' && kindOfThing(world, state, item)?.floor === true;

/**
 * Whether the animal can step on this tile: on the map, nothing there that blocks, and no collision object
 * unless a bridge or road was built over it.
 */
export function isWalkable(world: World, state: WorldState, position: Position): boolean {
  if (!isOnMap(world.grid, position)) return false;
  const items = itemsAt(world, state, position);
  if (items.some(item => blocks(world, state, item))) return false;
  const isBlocked = world.grid.blocked[tileIndex(world.grid, position)] === 1;
  return !isBlocked || items.some(item => isFloor(world, state, item));
}
