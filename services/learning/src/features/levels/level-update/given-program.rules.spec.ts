import { expect, test } from '@jest/globals';
import { isGivenProgram } from './given-program.rules.ts';

const GIVEN = '# Run me first.\nplayer.move_forward(1)\n\n# Then change the number.\n';

test.each([
  [GIVEN, true],
  ['# شغّلني أولًا\nplayer.move_forward(1)', true],
  ['\nplayer.move_forward(1)   \n\n', true],
  ['player.move_forward(2)', false],
  ['    player.move_forward(1)', false],
  ['player.move_forward(1) # once', false],
  ['player.move_forward(1)\nplayer.turn_left()', false],
  ['', false],
])('%j is the given program: %s', (code, expected) => {
  expect(isGivenProgram(code, GIVEN)).toBe(expected);
});
