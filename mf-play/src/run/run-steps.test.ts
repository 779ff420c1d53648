import type { RunStep } from '@burrow/python';
import { loadWorld, replay } from '@burrow/world';
import { fieldLevel } from '@burrow/world/testing';
import { expect, test } from '@jest/globals';
import { RunSteps } from './run-steps.ts';

const world = loadWorld(fieldLevel({ start: [1, 1], facing: [1, 0], items: [], levelGoals: [] }));

const step = (name: RunStep['name'], argument: RunStep['argument'], line: number): RunStep => ({
  name,
  argument,
  line,
  next: line + 1,
  changed: [],
});
const TURNS = Array.from({ length: 200 }, (_, index) =>
  index % 3 === 2 ? step('turn_right', null, index + 1) : step('turn_left', null, index + 1),
);

function stepsOf(steps: readonly RunStep[]): RunSteps {
  const recorded = new RunSteps(world);
  recorded.record(steps, 0);
  return recorded;
}

test('every state is the one that a replay reaches, requested in any order', () => {
  const { states } = replay(
    world,
    TURNS.map(({ name, argument, line }) => [name, argument, line]),
  );
  const recorded = stepsOf(TURNS);
  for (const count of [150, 0, 200, 64, 63, 65, 1, 128])
    expect(recorded.stateAt(count)).toEqual(states[count]);
});

test('steps can be played from anywhere, with the line that ran and the one that ran next', () => {
  const played = [...stepsOf(TURNS).between(100, 103)];
  expect(played.map(({ line, next }) => [line, next])).toEqual([
    [101, 102],
    [102, 103],
    [103, 104],
  ]);
});

test('later news about a step replaces what was known about it', () => {
  const recorded = new RunSteps(world);
  recorded.record([{ ...step('turn_left', null, 1), next: null }], 0);
  recorded.record([step('turn_left', null, 1), step('turn_right', null, 2)], 0);
  expect(recorded.at(0)?.next).toBe(2);
  expect(recorded.all).toHaveLength(2);
});

test('there is no step before the first or after the last', () => {
  const recorded = stepsOf(TURNS.slice(0, 2));
  expect([recorded.at(-1), recorded.at(2)]).toEqual([null, null]);
});

test('a tile says which steps changed it; walking over it changes nothing', () => {
  const rocky = loadWorld(
    fieldLevel({
      start: [1, 1],
      facing: [1, 0],
      levelGoals: [],
      items: [{ action: 'push', type: 'rock', sprite: 'rock', position: [2, 1] }],
    }),
  );
  const recorded = new RunSteps(rocky);
  recorded.record([step('push', null, 1), step('move_forward', 1, 2), step('push', null, 3)], 0);
  expect(recorded.touching([2, 1])).toEqual([0]);
  expect(recorded.touching([3, 1])).toEqual([0, 2]);
});
