import { expect, test } from '@jest/globals';
import { scoreGoal } from './score-goal.ts';
import { startState } from './state.ts';
import { fieldLevel, goal } from './testing/index.ts';
import { loadWorld } from './world.ts';

const world = loadWorld(
  fieldLevel({ levelGoals: [goal({ action: 'collect', count: 6 }), goal({ action: 'read' })] }),
);
const state = startState(world);

test('adds points to one goal and says so', () => {
  expect(scoreGoal(world, state, 0, 3)).toEqual({
    goals: [3, 0],
    events: [{ type: 'goalScored', goal: 0, score: 3, count: 6 }],
  });
  expect(scoreGoal(world, state, 1).goals).toEqual([0, 1]);
});

test('without a goal nothing is scored', () => {
  expect(scoreGoal(world, state, undefined)).toEqual({ goals: state.goals, events: [] });
});
