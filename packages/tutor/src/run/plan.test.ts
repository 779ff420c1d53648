import { expect, test } from '@jest/globals';
import { applyCommand, loadWorld, startState } from '@burrow/world';
import { fieldLevel, goal, item } from '@burrow/world/testing';
import { planFrom } from './plan.ts';

const plan = (more: Parameters<typeof fieldLevel>[0] = {}) => {
  const world = loadWorld(fieldLevel(more));
  return planFrom(world, startState(world))?.commands.map(
    ({ name, argument }) => `${name}(${argument ?? ''})`,
  );
};

test('leads to the place of the goal, looks at its target, and acts', () => {
  expect(plan()).toEqual(['move_forward(2)', 'collect(carrot)']);
});

test('goes around what is in the way', () => {
  const rock = item({ action: 'none', type: 'rock', position: [3, 5] });
  const commands = plan({ items: [item({ action: 'collect', type: 'carrot', position: [5, 5] }), rock] });
  expect(commands?.at(-1)).toBe('collect(carrot)');
  expect(commands?.[0]).toMatch(/^turn_/u);
});

test('is nothing if all acts are done or out of reach', () => {
  expect(plan({ levelGoals: [goal({ action: 'assign', variable: 'a', data: 1 })] })).toBeUndefined();
  const sides = [
    [3, 5],
    [2, 4],
    [2, 6],
    [1, 5],
  ] as const;
  const walls = sides.map(([x, y]) => item({ action: 'none', type: 'rock', position: [x, y] }));
  expect(plan({ items: walls })).toBeUndefined();
});

test('what a goal depends on comes first', () => {
  const open = goal({
    action: 'open',
    type: 'gate',
    targetPosition: [3, 5],
    depends: { type: 'key', count: 1 },
  });
  const key = goal({ action: 'collect', type: 'key', targetPosition: [2, 4] });
  expect(plan({ levelGoals: [open, key] })).toEqual(['turn_left()', 'collect(key)']);
});

test('its commands are ones that the farm accepts', () => {
  const world = loadWorld(fieldLevel());
  let state = startState(world);
  for (const { name, argument } of planFrom(world, state)?.commands ?? []) {
    const applied = applyCommand(world, state, name, argument);
    expect(applied.error).toBeNull();
    state = applied.state;
  }
  expect(state.goals).toEqual([1]);
});
