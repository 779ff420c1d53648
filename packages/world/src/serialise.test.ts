import { expect, test } from '@jest/globals';
import { restoreState, serialiseState } from './serialise.ts';
import { startState } from './state.ts';
import { fieldLevel } from './testing/index.ts';
import { loadWorld } from './world.ts';

const world = loadWorld(fieldLevel());

test('a state is restored unchanged', () => {
  expect(restoreState(world, serialiseState(startState(world)))).toEqual(startState(world));
});

const start = startState(world);
test.each<[string, object]>([
  ['a thing less', { items: [] }],
  ['another number of goals', { goals: [] }],
  ['no list of what was moved', { moved: null }],
  ['no place of the animal', { player: { facing: [1, 0] } }],
])('a state of another level, with %s, is refused', (_what, other) => {
  expect(restoreState(world, JSON.stringify({ ...start, ...other }))).toBeNull();
});

test.each(['', 'null', '{}', '[]', '7', '{"items":[],"goals":[],"player":{"position":[0,0]}}'])(
  'a text that is no state of this world: %s',
  text => {
    expect(restoreState(world, text)).toBeNull();
  },
);
