import { expect, test } from '@jest/globals';
import { LAYER_DEPTH, headingOf } from '@burrow/painting';
import { FLAT_DEPTH, standingDepth } from './depth.rules.ts';

test('what stands is in front of the ground and behind the treetops, and the nearer covers the farther', () => {
  const [far, middle, near] = [0, 80, 160].map(feet => standingDepth(feet, 160)) as [number, number, number];
  expect(far).toBeGreaterThan(FLAT_DEPTH);
  expect(middle).toBeGreaterThan(far);
  expect(near).toBeGreaterThan(middle);
  expect(near).toBeLessThan(LAYER_DEPTH.top_layer);
});

test.each([
  [[1, 0], 'right'],
  [[-1, 0], 'left'],
  [[0, 1], 'down'],
  [[0, -1], 'up'],
] as const)('%j is a step %s', (direction, heading) => expect(headingOf([...direction])).toBe(heading));
