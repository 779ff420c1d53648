import { expect, test } from '@jest/globals';
import { appliedIn, linesApplied } from './applied-lines.ts';

const BEFORE = 'player.move_forward(1)\nplayer.open()\n';
const AFTER = 'player.move_forward(2)\nplayer.open()\n';
const at = (level: string, learner: string | null = null) => ({ learner, course: 'python', level });

test('a line that Apply wrote is counted as long as it stands as written, in its level and for its learner only', () => {
  expect(appliedIn(at('a'), AFTER)).toBe(0);
  linesApplied(at('a'), BEFORE, AFTER);
  expect(appliedIn(at('a'), AFTER)).toBe(1);
  expect(appliedIn(at('a'), `# mine\n  ${AFTER}player.close()\n`)).toBe(1);
  expect(appliedIn(at('a'), BEFORE)).toBe(0);
  expect(appliedIn(at('b'), AFTER)).toBe(0);
  expect(appliedIn(at('a', 'noor'), AFTER)).toBe(0);
});

test('lines of several tips are counted together, also after the page was loaded again', () => {
  linesApplied(at('d'), BEFORE, AFTER);
  linesApplied(at('d'), AFTER, `${AFTER}player.close()\n`);
  expect(sessionStorage.getItem('burrow.applied.python.d')).not.toBeNull();
  expect(appliedIn(at('d'), `${AFTER}player.close()\n`)).toBe(2);
});

test('a line that was there before is its author’s own', () => {
  linesApplied(at('c'), 'player.open()\n', 'player.turn_left()\nplayer.open()\n');
  expect(appliedIn(at('c'), 'player.open()\n')).toBe(0);
});

test.each(['{oops', '7'])('what is damaged counts as nothing: %s', damaged => {
  sessionStorage.setItem('burrow.applied.python.e', damaged);
  expect(appliedIn(at('e'), AFTER)).toBe(0);
});
