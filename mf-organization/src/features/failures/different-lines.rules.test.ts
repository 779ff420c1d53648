import { expect, test } from '@jest/globals';
import { compareLines } from './different-lines.rules.ts';

test('lines that not all programs have are different, however they are spaced', () => {
  const [one, other] = compareLines([
    'player.turn_left()\nplayer.move_forward(2)\n',
    'player.turn_right()\n\n  player.move_forward(2)',
  ]);
  expect(one?.map(({ isDifferent }) => isDifferent)).toEqual([true, false, false]);
  expect(other?.map(({ isDifferent }) => isDifferent)).toEqual([true, false, false]);
});
