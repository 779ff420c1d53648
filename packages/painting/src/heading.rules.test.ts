import { expect, test } from '@jest/globals';
import { headingOf } from './heading.rules.ts';

test.each([
  [[0, -1], 'up'],
  [[1, 0], 'right'],
  [[0, 1], 'down'],
  [[-1, 0], 'left'],
] as const)('%j looks %s: rows count downwards', (direction, heading) => {
  expect(headingOf(direction as never)).toBe(heading);
});
