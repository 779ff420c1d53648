import type { Item, Position, WorldLevel } from '@burrow/contracts';
import { compileGrid, isOnMap, tileIndex, type Grid } from './grid.ts';
import { kindOf, type ItemKind } from './item-kinds.table.ts';

/** A level prepared for commands. It never changes; only the state does. */
export interface World {
  readonly level: WorldLevel;
  /** The level's things, with the texts of its signs. */
  readonly items: readonly Item[];
  readonly grid: Grid;
  /** Indexes of `items` by tile, row by row; undefined for empty tiles. */
  readonly itemsByTile: readonly (readonly number[] | undefined)[];
  /** For each item of the level. */
  readonly kinds: readonly ItemKind[];
}

/** All tiles that a thing stands on. */
export const tilesOf = (item: Item): readonly Position[] =>
  item.compoundPositions ? [item.position, ...item.compoundPositions] : [item.position];

function indexItems(items: readonly Item[], grid: Grid): (number[] | undefined)[] {
  const byTile: (number[] | undefined)[] = Array.from({ length: grid.width * grid.height });
  items.forEach((item, index) => {
    for (const position of tilesOf(item)) {
      if (!isOnMap(grid, position)) continue;
      const tile = tileIndex(grid, position);
      byTile[tile] = [...(byTile[tile] ?? []), index];
    }
  });
  return byTile;
}

/** Assigns the texts to the things that can be read, in order. */
function withSigns(items: readonly Item[], signs: readonly string[] | undefined): readonly Item[] {
  if (!signs) return items;
  let next = 0;
  return items.map(item => {
    if (item.action !== 'read' && item.text === undefined) return item;
    const text = signs[next++];
    return text === undefined ? item : { ...item, text };
  });
}

/** Prepares a level. It must match WorldLevelSchema; it is referenced, not copied. */
export function loadWorld(level: WorldLevel): World {
  const grid = compileGrid(level.map);
  const items = withSigns(level.items, level.signs);
  return { level, items, grid, itemsByTile: indexItems(items, grid), kinds: items.map(kindOf) };
}

/** A level without goals: everything ahead may be used, nothing costs anything, and nothing completes it. */
export const isCreative = (world: World): boolean => world.level.levelGoals.length === 0;
