import type { LevelGoal } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { groupGoals, shownScores } from './goals.rules.ts';

const goal = (action: LevelGoal['action'], type: string, count = 1, variable?: string): LevelGoal => ({
  action,
  type,
  count,
  score: 0,
  ...(variable ? { variable } : {}),
});

test('goals of one kind are counted together, in the order of the level', () => {
  const groups = groupGoals(
    [goal('collect', 'carrot'), goal('open', 'gate'), goal('collect', 'carrot')],
    [1, 0, 0],
  );
  expect(groups.map(({ action, type, score, count }) => [action, type, score, count])).toEqual([
    ['collect', 'carrot', 1, 2],
    ['open', 'gate', 0, 1],
  ]);
});

test('more than a goal requires is not counted', () => {
  expect(groupGoals([goal('collect', 'egg', 6)], [7])[0]?.score).toBe(6);
});

test('goals about different variables stay separate', () => {
  const groups = groupGoals([goal('assign', '', 1, 'eggs'), goal('assign', '', 1, 'price')], []);
  expect(groups.map(group => group.variable)).toEqual(['eggs', 'price']);
});

test('a goal about the code itself names the word, and no other does', () => {
  const groups = groupGoals([goal('compare', '', 1, 'uses("def")'), goal('compare', '', 1, 'word')], []);
  expect(groups.map(({ word }) => word)).toEqual(['def', null]);
});

test('goals about values are met when the level is complete, the others follow the picture', () => {
  const goals = [goal('collect', 'log', 2), goal('assign', '', 1, 'steps')];
  expect(shownScores(goals, [1, 0], false)).toEqual([1, 0]);
  expect(shownScores(goals, [1, 0], true)).toEqual([1, 1]);
});
