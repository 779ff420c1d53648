import { expect, test } from '@jest/globals';
import { distance, nearest } from './nearest.ts';

test.each([
  ['carrot', 'carrot', 0],
  ['carot', 'carrot', 1],
  ['crarot', 'carrot', 1],
  ['', 'abc', 3],
])('from %s to %s', (a, b, wanted) => {
  expect(distance(a, b)).toBe(wanted);
});

test.each([
  ['step', 'steps'],
  ['moveForward', 'move_forward'],
  ['COLLECT', 'collect'],
  ['zebra', undefined],
  ['x', undefined],
])('%s means %s', (name, wanted) => {
  expect(nearest(name, ['steps', 'move_forward', 'collect', 'y'])).toBe(wanted);
});
