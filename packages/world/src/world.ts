import type { Position, WorldLevel } from '@burrow/contracts';
import { compileGrid, isOnMap, tileIndex, type Grid } from './grid.ts';
import { blockingOf, isOpenable, type Blocking } from './item-kinds.table.ts';

/** A level made ready for commands. It never changes; what changes is the state. */
export interface World {
  readonly level: WorldLevel;
  readonly grid: Grid;
  /** Indexes of `level.items` by tile, row by row; undefined where nothing is. */
  readonly itemsByTile: readonly (readonly number[] | undefined)[];
  /** For each item of the level. */
  readonly kinds: readonly { readonly blocking: Blocking; readonly openable: boolean }[];
}

function indexItems(level: WorldLevel, grid: Grid): (number[] | undefined)[] {
  const byTile: (number[] | undefined)[] = Array.from({ length: grid.width * grid.height });
  level.items.forEach((item, index) => {
    for (const position of [item.position, ...(item.compoundPositions ?? [])]) {
      if (!isOnMap(grid, position)) continue;
      const tile = tileIndex(grid, position);
      byTile[tile] = [...(byTile[tile] ?? []), index];
    }
  });
  return byTile;
}

/** Makes a level ready. The level must fit WorldLevelSchema; it is kept, not copied. */
export function loadWorld(level: WorldLevel): World {
  const grid = compileGrid(level.map);
  return {
    level,
    grid,
    itemsByTile: indexItems(level, grid),
    kinds: level.items.map(item => ({ blocking: blockingOf(item), openable: isOpenable(item) })),
  };
}

/** A level without goals: everything ahead may be used, and nothing completes it. */
export const isCreative = (world: World): boolean => world.level.levelGoals.length === 0;

const NOTHING: readonly number[] = [];

/** Indexes of the items whose tile this is, gone ones too. */
export function itemsAt(world: World, position: Position): readonly number[] {
  if (!isOnMap(world.grid, position)) return NOTHING;
  return world.itemsByTile[tileIndex(world.grid, position)] ?? NOTHING;
}
