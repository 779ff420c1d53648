import { expect, test } from '@jest/globals';
import { helpedLinesOf } from './helped-lines.rules.ts';

const CODE = '# mine\n\nplayer.move_forward(2)\nplayer.collect()\n';

test.each([
  ['nothing', undefined, 0],
  ['none', 0, 0],
  ['one line', 1, 1],
  ['more lines than the program has', 50_000, 2],
])('a page that says %s', (_what, claimed, kept) => {
  expect(helpedLinesOf(CODE, claimed)).toBe(kept);
});
