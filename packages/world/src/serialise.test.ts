import { expect, test } from '@jest/globals';
import { restoreState, serialiseState } from './serialise.ts';
import { startState } from './state.ts';
import { fieldLevel } from './testing/index.ts';
import { loadWorld } from './world.ts';

const world = loadWorld(fieldLevel());

test('a state comes back as it was', () => {
  expect(restoreState(world, serialiseState(startState(world)))).toEqual(startState(world));
});

test.each(['', 'null', '{}', '[]', '7', '{"items":[],"goals":[],"player":{"position":[0,0]}}'])(
  'a text that is no state of this world: %s',
  text => {
    expect(restoreState(world, text)).toBeNull();
  },
);
