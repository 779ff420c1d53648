import { expect, test } from '@jest/globals';
import { type GoalGroup, groupGoals } from '../goals/index.ts';
import { ideaStar, starsOf } from './stars.rules.ts';

const goals = (...types: string[]): readonly GoalGroup[] =>
  groupGoals(
    types.map(type => ({ action: 'collect', type, count: 1, score: 1 })),
    [],
  );
const kinds = (...of: Parameters<typeof starsOf>) => starsOf(...of).map(({ kind }) => kind);

test('a level with few goals and nothing else has a star for each goal', () => {
  expect(kinds({}, 0, goals('log', 'key'), 4, 0)).toEqual(['goal', 'goal']);
  expect(kinds({}, 0, goals('log', 'key', 'egg'), 4, 0)).toEqual(['goal', 'goal', 'goal']);
});

test('many goals are combined in one', () => {
  expect(kinds({}, 0, goals('log', 'key', 'egg', 'pea'), 4, 0)).toEqual(['goals']);
});

test('a limit of lines and hidden maps have a star each', () => {
  const stars = starsOf({ maxLinesOfCode: 10 }, 2, goals('log'), 6, 0);
  expect(stars).toEqual([{ kind: 'goals' }, { kind: 'short', used: 6, count: 10 }, { kind: 'variants' }]);
});

test('a program with lines of tips is praised as one with help: no star is lost, but it is not called short', () => {
  const of = (helped: number) => starsOf({ maxLinesOfCode: 10 }, 1, goals('log'), 6, helped);
  expect(of(2)).toEqual([{ kind: 'goals' }, { kind: 'helped', used: 6, helped: 2 }, { kind: 'variants' }]);
  expect(of(2)).toHaveLength(of(0).length);
});

test('the idea of a level has a star of its own, which another way leaves open', () => {
  const level = { ideas: ['pop', 'remove'] };
  expect(ideaStar(level, [])).toEqual([{ kind: 'idea', ideas: ['pop', 'remove'] }]);
  expect(ideaStar(level, ['pop'])).toEqual([{ kind: 'idea-open', ideas: ['pop'] }]);
  expect(ideaStar({}, [])).toEqual([]);
  expect(ideaStar({ ideas: ['class', 'append in load'] }, [])).toEqual([
    { kind: 'idea', ideas: ['class', 'append'] },
  ]);
  expect(ideaStar({ ideas: ['for crop in crops'] }, ['for crop in crops'])).toEqual([
    { kind: 'idea-open', ideas: ['for crop in crops'] },
  ]);
});
