import { expect, test } from '@jest/globals';
import { appliedIn, linesApplied } from './applied-lines.ts';

const BEFORE = 'player.move_forward(1)\nplayer.open()\n';
const AFTER = 'player.move_forward(2)\nplayer.open()\n';

test('a line that Apply wrote is counted as long as it stands as written, in its level only', () => {
  expect(appliedIn('python', 'a', AFTER)).toBe(0);
  linesApplied('python', 'a', BEFORE, AFTER);
  expect(appliedIn('python', 'a', AFTER)).toBe(1);
  expect(appliedIn('python', 'a', `# mine\n  ${AFTER}player.close()\n`)).toBe(1);
  expect(appliedIn('python', 'a', BEFORE)).toBe(0);
  expect(appliedIn('python', 'b', AFTER)).toBe(0);
});

test('a line that was there before is its author’s own', () => {
  linesApplied('python', 'c', 'player.open()\n', 'player.turn_left()\nplayer.open()\n');
  expect(appliedIn('python', 'c', 'player.open()\n')).toBe(0);
});
