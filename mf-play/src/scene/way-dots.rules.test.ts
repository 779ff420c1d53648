import type { Position } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { dotsOf } from './way-dots.rules.ts';

const wayOf = (length: number): Position[] => Array.from({ length }, (_, column): Position => [column, 0]);

test('a path has a dot on each tile but its end', () => {
  expect(dotsOf(wayOf(3))).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(dotsOf([])).toEqual([]);
});

test('a long path has twenty dots, from its start on', () => {
  const dots = dotsOf(wayOf(100));
  expect(dots).toHaveLength(20);
  expect(new Set(dots.map(String)).size).toBe(20);
  expect(dots[0]).toEqual([0, 0]);
});
