import { describe, expect, test } from '@jest/globals';
import type { PyValue } from '@burrow/contracts';
import { judge, wantedValue, watchedVariables } from './judge.ts';
import { startState } from './state.ts';
import { fieldLevel, goal } from './testing/index.ts';
import { loadWorld } from './world.ts';

const assign = (data: PyValue) =>
  fieldLevel({ levelGoals: [goal({ action: 'assign', variable: 'value', data })] });

function meets(wanted: PyValue, variables: Record<string, PyValue>): boolean {
  const world = loadWorld(assign(wanted));
  return judge(world, startState(world), variables).complete;
}

describe('an assign goal', () => {
  test.each<[PyValue]>([
    [4],
    ['4'],
    [true],
    [false],
    [null],
    [2.5],
    [{ $float: 4 }],
    [[1, 'a']],
    [{ a: 1 }],
    [{ $tuple: [1] }],
  ])('takes exactly %j', wanted => {
    expect(meets(wanted, { value: wanted })).toBe(true);
  });

  test.each<[PyValue, PyValue]>([
    [1, true],
    [5, '5'],
    [4, { $float: 4 }],
    [0, false],
    [0, null],
    [[1], { $tuple: [1] }],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: null }, { b: null }],
    ['', null],
    [{ $other: 'set' }, { $other: 'set' }],
  ])('wants %j and refuses %j', (wanted, value) => {
    expect(meets(wanted, { value })).toBe(false);
  });

  test('is not met by a variable that does not exist', () => {
    expect(meets(null, {})).toBe(false);
    expect(meets(1, { other: 1 })).toBe(false);
  });
});

test('a compare goal takes the constant of its own name, and any value if there is none', () => {
  const constants = [
    { name: 'rows', value: 1 },
    { name: 'steps', value: 4 },
  ];
  const goals = ['steps', 'beds'].map(type => goal({ action: 'compare', type, variable: 'value' }));
  const world = loadWorld(fieldLevel({ constants, levelGoals: goals }));
  const met = (value: PyValue) => judge(world, startState(world), { value }).goals.map(one => one.met);
  expect(met(4)).toEqual([true, true]);
  expect(met(1)).toEqual([false, true]);
});

test('act goals want no value, and only value goals are watched', () => {
  const constants = [{ name: 'carrot', value: 4 }];
  const goals = [
    goal({ action: 'collect', type: 'carrot', variable: 'never' }),
    goal({ action: 'assign', variable: 'value', data: 1 }),
    goal({ action: 'assign' }),
  ];
  const world = loadWorld(fieldLevel({ constants, levelGoals: goals }));
  expect(wantedValue(world, goals[0]!)).toBeUndefined();
  expect(watchedVariables(world)).toEqual(['value']);
});

test('a compare goal wants its own value first, then the constant that it names', () => {
  const constants = [{ name: 'steps', value: 4 }];
  const goals = { action: 'compare', type: 'steps', variable: 'value' } as const;
  const found = (more: { expectedData?: PyValue }, value: PyValue): boolean => {
    const world = loadWorld(fieldLevel({ constants, levelGoals: [goal({ ...goals, ...more })] }));
    return judge(world, startState(world), { value }).complete;
  };
  expect([found({ expectedData: 5 }, 5), found({ expectedData: 5 }, 4)]).toEqual([true, false]);
  expect([found({}, 4), found({}, 5)]).toEqual([true, false]);
});

describe('a judgement', () => {
  test('has every goal with its score', () => {
    const level = fieldLevel({
      levelGoals: [
        goal({ action: 'collect', type: 'log', count: 2 }),
        goal({ action: 'compare', variable: 'type(word).__name__', expectedData: 'str' }),
      ],
    });
    const world = loadWorld(level);
    const half = judge(world, { ...startState(world), goals: [1, 0] }, { 'type(word).__name__': 'str' });
    expect(half).toEqual({
      complete: false,
      goals: [
        { goal: 0, score: 1, count: 2, met: false },
        { goal: 1, score: 1, count: 1, met: true },
      ],
    });
    expect(
      judge(world, { ...startState(world), goals: [2, 0] }, { 'type(word).__name__': 'str' }).complete,
    ).toBe(true);
  });

  test('never completes a creative level', () => {
    const world = loadWorld(fieldLevel({ levelGoals: [] }));
    expect(judge(world, startState(world), {}).complete).toBe(false);
  });

  test('watches each variable once', () => {
    const levelGoals = [
      goal({ action: 'assign', variable: 'steps', data: 4 }),
      goal({ action: 'compare', variable: 'steps', expectedData: 4 }),
      goal({ action: 'speak', data: 'hi', variable: 'words' }),
    ];
    expect(watchedVariables(loadWorld(fieldLevel({ levelGoals })))).toEqual(['steps']);
  });
});
