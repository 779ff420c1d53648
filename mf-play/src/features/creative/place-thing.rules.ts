import type { Item, LevelData, Position } from '@burrow/contracts';

export type PaletteThing = NonNullable<LevelData['palette']>[number];

const isAt = (item: Item, [column, row]: Position): boolean =>
  item.position[0] === column && item.position[1] === row;

/**
 * Returns the things that the learner has put down, with one more: it replaces what was put there before.
 * Null where nothing may be put: on the start, and where the level has its own thing.
 */
export function withThing(
  level: Pick<LevelData, 'start' | 'items'>,
  placed: readonly Item[],
  thing: PaletteThing,
  tile: Position,
): readonly Item[] | null {
  const isStart = level.start[0] === tile[0] && level.start[1] === tile[1];
  if (isStart || level.items.some(item => isAt(item, tile))) return null;
  return [...placed.filter(item => !isAt(item, tile)), { ...thing, position: tile }];
}
