import { expect, test } from '@jest/globals';
import { stateAfter } from './handed-in.rules.ts';

test.each([
  [null, 'hand-in', 'handed-in'],
  [null, 'accepted', null],
  ['handed-in', 'hand-in', 'handed-in'],
  ['handed-in', 'accepted', 'accepted'],
  ['handed-in', 'look-again', 'look-again'],
  ['look-again', 'hand-in', 'handed-in'],
  ['look-again', 'accepted', 'accepted'],
  ['look-again', 'look-again', null],
  ['accepted', 'hand-in', 'handed-in'],
  ['accepted', 'look-again', 'look-again'],
  ['accepted', 'accepted', null],
] as const)('after %s, %s makes it %s', (state, step, after) => {
  expect(stateAfter(state, step)).toBe(after);
});
