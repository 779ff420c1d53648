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

const different = (...programs: string[]) =>
  compareLines(programs).map(lines => lines.map(({ isDifferent }) => isDifferent));

test('more spaces between words are no difference, none is', () => {
  expect(different('x  =   1', 'x = 1')).toEqual([[false], [false]]);
  expect(different('not x', 'notx')).toEqual([[true], [true]]);
});

test('an empty line that only one of them has is no difference', () => {
  expect(different('a\n\nb', 'a\nb')).toEqual([
    [false, false, false],
    [false, false],
  ]);
});
