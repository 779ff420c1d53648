import { expect, test } from '@jest/globals';
import type { LevelGoal, PyValue } from '@burrow/contracts';
import { shortfalls } from './shortfall.ts';
import { startState } from './state.ts';
import { fieldLevel, goal } from './testing/index.ts';
import { loadWorld } from './world.ts';

type Asked = Partial<LevelGoal> & Pick<LevelGoal, 'action'>;

function told(goals: readonly Asked[], variables: Record<string, PyValue> = {}) {
  const constants = [{ name: 'carrots', value: 17 }];
  const world = loadWorld(fieldLevel({ levelGoals: goals.map(goal), constants }));
  return shortfalls(world, startState(world), variables).map(({ goal: index, error }) => [
    index,
    error.code,
    error.params,
  ]);
}

test('a missing act', () => {
  expect(told([{ action: 'collect', type: 'log', count: 3, score: 1 }])).toEqual([
    [0, 'world/goal-open', { action: 'collect', thing: 'log', score: 1, count: 3 }],
  ]);
});

test('goals of the same act are counted together, other things and other words are not', () => {
  const goals: Asked[] = [
    { action: 'collect', type: 'log', count: 1, score: 1 },
    { action: 'collect', type: 'log', count: 2, score: 0 },
    { action: 'collect', type: 'carrot' },
    { action: 'speak', type: '', data: 'Hello' },
    { action: 'speak', type: '', data: 'Bye' },
    { action: 'question', type: '', data: 'Bye' },
    { action: 'place', type: '', data: 7 },
  ];
  expect(told(goals)).toEqual([
    [1, 'world/goal-open', { action: 'collect', thing: 'log', score: 1, count: 3 }],
    [2, 'world/goal-open', { action: 'collect', thing: 'carrot', score: 0, count: 1 }],
    [3, 'world/goal-open', { action: 'speak', thing: 'Hello', score: 0, count: 1 }],
    [4, 'world/goal-open', { action: 'speak', thing: 'Bye', score: 0, count: 1 }],
    [5, 'world/goal-open', { action: 'question', thing: 'Bye', score: 0, count: 1 }],
    [6, 'world/goal-open', { action: 'place', thing: '', score: 0, count: 1 }],
  ]);
});

test('a variable that is missing, or has another value or type', () => {
  const goals: Asked[] = [
    { action: 'assign', variable: 'steps', data: 4 },
    { action: 'compare', variable: 'total', expectedData: '5' },
  ];
  expect(told(goals)).toEqual([
    [0, 'world/variable-missing', { variable: 'steps' }],
    [1, 'world/variable-missing', { variable: 'total' }],
  ]);
  expect(told(goals, { steps: '4', total: 5 })).toEqual([
    [0, 'world/assign-mismatch', { variable: 'steps', found: '"4"', wanted: '4' }],
    [1, 'world/compare-mismatch', { variable: 'total', found: '5', wanted: '"5"' }],
  ]);
  expect(told(goals, { steps: 4, total: '5' })).toEqual([]);
});

test('a compare goal without a value of its own follows the constant that it names', () => {
  const goals: Asked[] = [{ action: 'compare', variable: 'mine', type: 'carrots' }];
  expect(told(goals, { mine: 17 })).toEqual([]);
  expect(told(goals, { mine: 18 })).toEqual([
    [0, 'world/compare-mismatch', { variable: 'mine', found: '18', wanted: '17' }],
  ]);
});

test('an assign goal without data takes every value', () => {
  expect(told([{ action: 'assign', variable: 'x' }], { x: null })).toEqual([]);
  expect(told([{ action: 'assign', variable: 'x' }])).toEqual([
    [0, 'world/variable-missing', { variable: 'x' }],
  ]);
});

test('a required construct comes last', () => {
  const goals: Asked[] = [
    { action: 'compare', variable: 'uses("for")', expectedData: true },
    { action: 'collect', type: 'log' },
  ];
  expect(told(goals, { 'uses("for")': false })).toEqual([
    [1, 'world/goal-open', { action: 'collect', thing: 'log', score: 0, count: 1 }],
    [0, 'world/uses-missing', { word: 'for' }],
  ]);
});

test('what a goal depends on comes before the goal', () => {
  const depends = { type: 'key', count: 1 };
  expect(told([{ action: 'assign', variable: 'x', data: 1, depends }], { x: 1 })).toEqual([
    [0, 'world/depends', { thing: 'key', count: 1, have: 0 }],
  ]);
});
