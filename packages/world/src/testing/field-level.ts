import type { Item, LevelGoal, WorldLevel } from '@burrow/contracts';

/** A goal with the defaults that its schema would fill in. */
export const goal = (value: Partial<LevelGoal> & Pick<LevelGoal, 'action'>): LevelGoal => ({
  type: '',
  count: 1,
  score: 0,
  ...value,
});

export const item = (value: Pick<Item, 'action' | 'type' | 'position'> & Partial<Item>): Item => ({
  sprite: value.type,
  ...value,
});

/**
 * A field of 12 × 10 tiles for tests; the animal starts at 2,5 and looks east. By default it has a carrot
 * at 5,5 with its goal; `more` replaces parts.
 */
export function fieldLevel(more: Partial<WorldLevel> = {}): WorldLevel {
  return {
    start: [2, 5],
    facing: [1, 0],
    map: {
      width: 12,
      height: 10,
      tilewidth: 16,
      tileheight: 16,
      layers: [],
      tilesets: [],
      collisions: { objects: [] },
    },
    items: [item({ action: 'collect', type: 'carrot', position: [5, 5] })],
    levelGoals: [
      goal({ action: 'collect', type: 'carrot', data: 'carrot', position: [4, 5], targetPosition: [5, 5] }),
    ],
    constants: [],
    ...more,
  };
}
