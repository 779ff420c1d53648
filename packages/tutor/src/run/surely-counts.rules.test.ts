import { expect, test } from '@jest/globals';
import { readCode } from '@burrow/python-syntax';
import { surelyCounts } from './surely-counts.rules.ts';

test.each([
  ['player.collect("egg")', true],
  ['zip()', false],
  ['for a in b:\n    player.collect(a)', true],
  ['for a in b:\n    pass', false],
  ['steps = 4\nplayer.move_forward(steps)', true],
  ['steps = 4\nplayer.move_forward(4)', false],
  ['steps = 4\nsteps = 5', false],
  ['def go():\n    player.open()\ngo()', true],
  ['def go():\n    player.open()', false],
  ['def go():\n    player.open()\n    go()', false],
  ['def two():\n    return 2\nplayer.move_forward(two())', true],
])('the first statement of %j: %s', (source, counts) => {
  const code = readCode(source);
  expect(code.lines.slice(0, 1).map(line => surelyCounts(code, line))).toEqual([counts]);
});

test('a break counts where its loop does', () => {
  const code = readCode('while True:\n    if player.read() == "home":\n        break');
  expect(code.lines.slice(-1).map(line => surelyCounts(code, line))).toEqual([true]);
});
