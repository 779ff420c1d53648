import { expect, test } from '@jest/globals';
import { goal, item } from '@burrow/world/testing';
import { levelThings } from './level-things.rules.ts';

const level = {
  levelGoals: [
    goal({ action: 'collect', type: 'strawberry' }),
    goal({ action: 'collect', type: 'strawberry' }),
    goal({ action: 'build', type: 'bridge' }),
    goal({ action: 'speak', type: 'listener', data: 'Clover' }),
  ],
  items: [
    item({ action: 'collect', type: 'log', position: [1, 1] }),
    item({ action: 'open', type: 'gate', position: [2, 1] }),
  ],
};

test('a command is completed with the things of the level, those of the goals first', () => {
  expect(levelThings(level, 'collect')).toEqual(['strawberry', 'log']);
  expect(levelThings(level, 'build')).toEqual(['bridge']);
});

test('nothing is offered where the level has no such thing, and no answer is given away', () => {
  expect(levelThings(level, 'combine')).toEqual([]);
  expect(levelThings(level, 'speak')).toEqual([]);
});
