import { expect, test } from '@jest/globals';
import { fieldLevel, runLast } from '../testing/index.ts';

test('turn_left turns on the spot', () => {
  const turned = runLast(fieldLevel(), 'turn_left');
  expect(turned.events).toEqual([{ type: 'turned', from: [1, 0], to: [0, -1] }]);
  expect(turned.state.player).toEqual({ position: [2, 5], facing: [0, -1] });
});

test('turn_right turns the other way', () => {
  expect(runLast(fieldLevel(), 'turn_right').state.player.facing).toEqual([0, 1]);
  expect(runLast(fieldLevel(), 'turn_right', 'turn_left').state.player.facing).toEqual([1, 0]);
});
