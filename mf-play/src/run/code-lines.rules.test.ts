import { MAX_CODE_LENGTH } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { countCodeLines, tooMuchCode } from './code-lines.rules.ts';

test.each([
  ['', 0],
  ['player.turn_left()', 1],
  ['# only a comment\n\n   \n\t# another', 0],
  ['for i in range(2):\n    player.turn_left()  # counts\n', 2],
  ['player.turn_left(); player.turn_left()', 2],
])('%j has %i lines of code', (code, lines) => {
  expect(countCodeLines(code)).toBe(lines);
});

const LONGEST = '#'.repeat(MAX_CODE_LENGTH);

test.each([
  [{}, 'a = 1\nb = 2', null],
  [{ maxLinesOfCode: 1 }, '# a\nb = 2', null],
  [{ maxLinesOfCode: 1 }, 'a = 1\nb = 2', { kind: 'too-many-lines', maxLines: 1, isJoined: false }],
  [{ maxLinesOfCode: 1 }, 'a = 1; b = 2', { kind: 'too-many-lines', maxLines: 1, isJoined: true }],
  [{ maxLinesOfCode: 1, exercise: { kind: 'shorten' as const } }, 'a = 1\nb = 2', null],
  [{}, LONGEST, null],
  [{}, `${LONGEST}#`, { kind: 'too-long' }],
])('in a level with %j a program may be too much', (level, code, result) => {
  expect(tooMuchCode(level, code)).toEqual(result);
});
