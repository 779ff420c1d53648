import type { Item, LevelGoal, Position, WorldLevel } from '@burrow/contracts';
import { fieldLevel, goal, item } from './field-level.ts';

/** Where the animal of `fieldLevel` stands at the start, and the tile ahead. */
export const HERE: { readonly position: Position; readonly targetPosition: Position } = {
  position: [2, 5],
  targetPosition: [3, 5],
};

type Stock = Readonly<Record<string, number>>;

/**
 * A field on which the tile west of the start gives this stock, one collect for each type, before an act on
 * the tile ahead; the goals of the act come first.
 */
export function stockedLevel(
  stock: Stock,
  acts: readonly (Partial<LevelGoal> & Pick<LevelGoal, 'action'>)[],
  things: readonly Item[] = [],
): WorldLevel {
  const west: Position = [1, 5];
  const types = Object.entries(stock);
  return fieldLevel({
    items: [...things, ...types.map(([type]) => item({ action: 'collect', type, position: west }))],
    levelGoals: [
      ...acts.map(act => goal({ ...HERE, ...act })),
      ...types.map(([type, amount]) =>
        goal({ action: 'collect', type, count: amount, cost: { type, amount }, targetPosition: west }),
      ),
    ],
  });
}

/** The commands that take all of a stocked level's stock and face the act again. */
export const takeStock = (stock: Stock) =>
  [
    'turn_left',
    'turn_left',
    ...Object.keys(stock).map(type => ['collect', type] as const),
    'turn_left',
    'turn_left',
  ] as const;
