import type { LevelData, Position } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { loadWorld, startState } from '@burrow/world';
import { ATLASES } from '@burrow/painting/draw';
import recorded from '../../testing/recorded/levels.json' with { type: 'json' };
import { cheerCorner, paintCheer } from './cheer.rules.ts';

const level = recorded['intro-level1'] as unknown as LevelData;

test.each<[Position, Position]>([
  [
    [9, 7],
    [7, 5],
  ],
  [
    [0, 1],
    [0, 0],
  ],
  [
    [19, 13],
    [15, 9],
  ],
])('round the animal at %j the picture begins at %j', (at, corner) => {
  expect(cheerCorner({ ...level.map, width: 20, height: 14 }, at)).toEqual(corner);
});

test('the animal cheers in the middle, in two frames', () => {
  const state = startState(loadWorld(level));
  const middle = { ...state, player: { ...state.player, position: [9, 7] as Position } };
  const frames = paintCheer(level, middle, ATLASES, 'fox');
  const animals = frames.map(strokes =>
    strokes.find(({ sheet, from }) =>
      [0, 1].some(step => {
        const { x, y } = ATLASES.characters[`fox/cheer/${step}`]!.frame;
        return sheet === 'characters' && from.x === x && from.y === y;
      }),
    ),
  );
  expect(animals.map(stroke => stroke && [stroke.x, stroke.y])).toEqual([
    [32, 24],
    [32, 24],
  ]);
  expect(animals[0]?.from).not.toEqual(animals[1]?.from);
});
