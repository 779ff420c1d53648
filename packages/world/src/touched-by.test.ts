import { expect, test } from '@jest/globals';
import type { RecordedCommand } from '@burrow/contracts';
import { replay } from './replay.ts';
import { fieldLevel, goal, item } from './testing/index.ts';
import { stepsTouching, tilesOfEvent } from './touched-by.ts';
import { loadWorld } from './world.ts';

const world = loadWorld(
  fieldLevel({
    items: [
      item({ action: 'push', type: 'rock', position: [3, 5] }),
      item({ action: 'speak', type: 'frog', position: [2, 4] }),
    ],
    levelGoals: [goal({ action: 'push' }), goal({ action: 'speak' })],
  }),
);
const commands: RecordedCommand[] = [
  ['push', null, 1],
  ['turn_left', null, 2],
  ['speak', 'hi', 3],
  ['turn_right', null, 4],
  ['move_forward', null, 5],
  ['move_forward', null, 6],
];

test('says which steps did something on a tile', () => {
  const run = replay(world, commands);
  expect(stepsTouching(run, [4, 5])).toEqual([0, 5]);
  expect(stepsTouching(run, [3, 5])).toEqual([0, 4]);
  expect(stepsTouching(run, [2, 5])).toEqual([2, 4]);
  expect(stepsTouching(run, [9, 9])).toEqual([]);
});

test('a turn does not count for any tile', () => {
  expect(tilesOfEvent({ type: 'turned', from: [1, 0], to: [0, 1] })).toEqual([]);
});
