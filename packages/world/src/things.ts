import type { Item, Position } from '@burrow/contracts';
import { isOnMap, tileIndex } from './grid.ts';
import { kindOf, type ItemKind } from './item-kinds.table.ts';
import type { ItemState, WorldState } from './state.ts';
import { tilesOf, type World } from './world.ts';

/** A thing, from the level or made by the run. */
export const thingOf = (world: World, state: WorldState, index: number): Item | undefined =>
  state.items[index]?.made ?? world.items[index];

/** What the rules need to know about a thing, from the level or made by the run. */
export function kindOfThing(world: World, state: WorldState, index: number): ItemKind | undefined {
  const made = state.items[index]?.made;
  return made ? kindOf(made) : world.kinds[index];
}

/** The tiles on which a thing stands now; a pushed thing stands on one. */
export function tilesOfThing(world: World, state: WorldState, index: number): readonly Position[] {
  const moved = state.items[index]?.position;
  const thing = thingOf(world, state, index);
  if (moved) return [moved];
  return thing ? tilesOf(thing) : NOWHERE;
}

const NOWHERE: readonly Position[] = [];
const NOTHING: readonly number[] = [];

export const isSamePlace = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

/** Indexes of the things on this tile, including gone ones. */
export function itemsAt(world: World, state: WorldState, position: Position): readonly number[] {
  if (!isOnMap(world.grid, position)) return NOTHING;
  const fixed = world.itemsByTile[tileIndex(world.grid, position)] ?? NOTHING;
  if (state.moved.length === 0) return fixed;
  const here = state.moved.filter(index =>
    tilesOfThing(world, state, index).some(tile => isSamePlace(tile, position)),
  );
  return [...fixed.filter(index => !state.moved.includes(index)), ...here];
}

/** Returns the state's things with one more, which the run has made. */
export function withMade(
  state: WorldState,
  made: Item,
  as: Pick<ItemState, 'status' | 'text'>,
): { readonly items: readonly ItemState[]; readonly moved: readonly number[]; readonly index: number } {
  const index = state.items.length;
  return { items: [...state.items, { ...as, made }], moved: [...state.moved, index], index };
}
