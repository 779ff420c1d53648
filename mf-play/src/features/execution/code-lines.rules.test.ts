import { expect, test } from '@jest/globals';
import { countCodeLines } from './code-lines.rules.ts';

test.each([
  ['', 0],
  ['player.turn_left()', 1],
  ['# only a comment\n\n   \n\t# another', 0],
  ['for i in range(2):\n    player.turn_left()  # counts\n', 2],
])('%j has %i lines of code', (code, lines) => {
  expect(countCodeLines(code)).toBe(lines);
});
