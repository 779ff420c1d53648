import { expect, test } from '@jest/globals';
import { goalsAt, isOpenGoal, isPlaceFor, markBeside, spotOf, typeAhead } from './spot.ts';
import { startState } from './state.ts';
import { fieldLevel, goal, item } from './testing/index.ts';
import { loadWorld } from './world.ts';

const world = loadWorld(
  fieldLevel({
    items: [item({ action: 'speak', type: 'frog', position: [3, 5] })],
    levelGoals: [
      goal({ action: 'speak', position: [2, 5], targetPosition: [3, 5] }),
      goal({ action: 'speak', position: [2, 6], targetPosition: [3, 5] }),
      goal({ action: 'speak', targetPosition: [3, 5], score: 1 }),
      goal({ action: 'read', position: [2, 5] }),
      goal({ action: 'speak', position: [2, 5], targetPosition: [2, 4] }),
    ],
  }),
);
const state = startState(world);
const spot = spotOf(world, state);

test('the spot is the tile ahead with the things on it', () => {
  expect(spot).toEqual({ target: [3, 5], items: [0] });
  expect(typeAhead(world, state, spot)).toBe('frog');
  const gone = { ...state, items: [{ status: 'gone' as const, text: null }] };
  expect(typeAhead(world, gone, spotOf(world, gone))).toBe('');
});

test('goals belong to a spot by action, position and target, if given', () => {
  expect(goalsAt(world, state, spot, 'speak')).toEqual([0, 2]);
  expect(goalsAt(world, state, spot, 'read')).toEqual([3]);
  expect(goalsAt(world, state, spot, 'write')).toEqual([]);
});

test('a mark belongs to an open goal of this act with both places, whose thing is ahead', () => {
  const beside = (more: Partial<Parameters<typeof goal>[0]>) => {
    const asked = goal({ action: 'push', position: [2, 6], targetPosition: [3, 5], ...more });
    const other = loadWorld(fieldLevel({ levelGoals: [asked] }));
    const stands = startState(other);
    return markBeside(other, stands, spotOf(other, stands), 'push');
  };
  expect(beside({})).toEqual([2, 6]);
  expect(beside({ action: 'read' })).toBeUndefined();
  expect(beside({ position: undefined })).toBeUndefined();
  expect(beside({ targetPosition: undefined })).toBeUndefined();
  expect(beside({ targetPosition: [9, 9] })).toBeUndefined();
  expect(beside({ position: [2, 5] })).toBeUndefined();
  expect(beside({ score: 1 })).toBeUndefined();
});

test('a goal is open until its count is reached', () => {
  expect([0, 2, 99].map(index => isOpenGoal(world, state, index))).toEqual([true, false, false]);
});

test('without a goal an act is in the wrong place, except in a creative level', () => {
  expect(isPlaceFor(world, spot, [])).toBe(false);
  expect(isPlaceFor(world, spot, [0])).toBe(true);
  expect(isPlaceFor(loadWorld(fieldLevel({ levelGoals: [] })), spot, [])).toBe(true);
});
