import { expect, test } from '@jest/globals';
import { startState, stockOf } from './state.ts';
import { fieldLevel, goal, item } from './testing/index.ts';
import { loadWorld } from './world.ts';

test('a level starts with its player, scores and things as given', () => {
  const level = fieldLevel({
    items: [
      item({ action: 'open', type: 'gate', position: [3, 5] }),
      item({ action: 'close', type: 'door', position: [3, 6], state: 'open' }),
      item({ action: 'collect', type: 'egg', position: [3, 7] }),
    ],
    levelGoals: [goal({ action: 'collect', type: 'egg', count: 3, score: 1 })],
  });
  expect(startState(loadWorld(level))).toEqual({
    player: { position: [2, 5], facing: [1, 0] },
    inventory: {},
    goals: [1],
    items: ['closed', 'open', 'present'].map(status => ({ status, text: null })),
    moved: [],
    asked: 0,
    failed: null,
    commands: 0,
  });
});

test('what the animal does not hold counts as 0, whatever its name', () => {
  expect(stockOf({ egg: 2 }, 'egg')).toBe(2);
  expect(stockOf({}, 'constructor')).toBe(0);
});
