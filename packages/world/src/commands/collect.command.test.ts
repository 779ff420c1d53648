import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal, item, runLast } from '../testing/index.ts';

const eggs = fieldLevel({
  items: [
    item({ action: 'collect', type: 'egg', position: [3, 5] }),
    item({ action: 'collect', type: 'log', position: [2, 4] }),
  ],
  levelGoals: [
    goal({
      action: 'collect',
      type: 'egg',
      data: 'egg',
      count: 6,
      cost: { type: 'egg', amount: 6 },
      position: [2, 5],
      targetPosition: [3, 5],
    }),
  ],
});

describe('collect', () => {
  test('takes the thing ahead and scores one', () => {
    const taken = runLast(fieldLevel(), ['move_forward', 2], ['collect', 'carrot']);
    expect(taken.events).toEqual([
      { type: 'collected', item: 0, kind: 'carrot', amount: 1, position: [5, 5], total: 1 },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    expect(taken.state).toMatchObject({ inventory: { carrot: 1 }, goals: [1], items: [{ status: 'gone' }] });
  });

  test('scores the cost amount of the goal', () => {
    expect(runLast(eggs, ['collect', 'egg']).state).toMatchObject({ inventory: { egg: 6 }, goals: [6] });
  });

  test('a goal without places is met wherever its thing lies', () => {
    const level = fieldLevel({
      items: [5, 7].map(column => item({ action: 'collect', type: 'carrot', position: [column, 5] })),
      levelGoals: [goal({ action: 'collect', type: 'carrot', count: 2 })],
    });
    const taken = runLast(
      level,
      ['move_forward', 2],
      ['collect', 'carrot'],
      ['move_forward', 2],
      ['collect', 'carrot'],
    );
    expect(taken.state).toMatchObject({ inventory: { carrot: 2 }, goals: [2] });
  });

  test('in a creative level everything can be taken', () => {
    const level = fieldLevel({
      levelGoals: [],
      items: [item({ action: 'collect', type: 'apple', position: [3, 5] })],
    });
    expect(runLast(level, ['collect', 'apple'])).toMatchObject({
      error: null,
      state: { inventory: { apple: 1 } },
    });
  });

  test.each([['carot'], [5], [null], [['egg']]])('a name that the level does not know: %j', said => {
    expect(runLast(eggs, ['collect', said]).error).toMatchObject({
      code: 'world/collect-data',
      params: { ahead: 'egg' },
    });
  });

  test('a different thing than the one ahead', () => {
    expect(runLast(eggs, ['collect', 'log']).error).toEqual({
      code: 'world/collect-object',
      params: { said: 'log', ahead: 'egg', offered: 'egg', column: 3, row: 5 },
    });
  });

  test('from too far away, from the thing itself, or twice', () => {
    const code = 'world/collect-position';
    expect(runLast(fieldLevel(), 'move_forward', ['collect', 'carrot']).error).toEqual({
      code,
      params: { said: 'carrot', ahead: '', column: 4, row: 5 },
    });
    const onIt = runLast(fieldLevel(), ['move_forward', 3], ['collect', 'carrot']).error;
    expect(onIt).toMatchObject({ code, params: { thing: 'carrot', context: 'here', column: 5, row: 5 } });
    expect(runLast(eggs, ['collect', 'egg'], ['collect', 'egg']).error?.code).toBe(code);
  });

  test('only what can be taken here and now counts as underfoot', () => {
    const underfoot = (things: Parameters<typeof item>[0][], ...before: 'open'[]) => {
      const level = fieldLevel({
        items: [...things.map(item), item({ action: 'collect', type: 'egg', position: [9, 9] })],
        levelGoals: [goal({ action: 'collect', type: 'egg' })],
      });
      return runLast(level, ...before, ['collect', 'egg']).error?.params['context'];
    };
    expect(underfoot([{ action: 'collect', type: 'egg', position: [2, 5] }])).toBe('here');
    expect(underfoot([{ action: 'collect', type: 'log', position: [2, 5] }])).toBeUndefined();
    const twice = fieldLevel({
      items: [item({ action: 'collect', type: 'egg', position: [3, 5] })],
      levelGoals: [goal({ action: 'collect', type: 'egg', count: 2 })],
    });
    const taken = runLast(twice, ['collect', 'egg'], 'move_forward', ['collect', 'egg']);
    expect(taken.error).toMatchObject({ code: 'world/collect-position', params: { column: 4 } });
  });

  test('a name is known from a source, from a thing to collect, or from a goal to collect', () => {
    const level = fieldLevel({
      items: [
        item({ action: 'collect', type: 'tree', gives: 'apple', position: [9, 9] }),
        item({ action: 'speak', type: 'frog', position: [8, 8] }),
      ],
      levelGoals: [
        goal({ action: 'collect', type: 'log', data: 'plank' }),
        goal({ action: 'speak', type: 'goose' }),
      ],
    });
    const codeOf = (name: string) => runLast(level, ['collect', name]).error?.code;
    expect(['apple', 'plank'].map(codeOf)).toEqual(['world/collect-position', 'world/collect-position']);
    expect(['frog', 'goose', 'log'].map(codeOf)).toEqual(Array(3).fill('world/collect-data'));
  });

  test('a heap is used up if the goals of its tile are for other acts or things', () => {
    const level = fieldLevel({
      items: [item({ action: 'collect', type: 'grain', position: [3, 5] })],
      levelGoals: [
        goal({ action: 'collect', type: 'grain' }),
        goal({ action: 'collect', type: 'log', targetPosition: [3, 5] }),
        goal({ action: 'place', type: 'grain', targetPosition: [3, 5] }),
      ],
    });
    expect(runLast(level, ['collect', 'grain']).state.items).toMatchObject([{ status: 'gone' }]);
  });

  test('a goal takes only the thing that it names', () => {
    const level = fieldLevel({
      items: [item({ action: 'collect', type: 'log', position: [3, 5] })],
      levelGoals: [goal({ action: 'collect', type: 'egg', targetPosition: [3, 5] })],
    });
    expect(runLast(level, ['collect', 'log']).error?.code).toBe('world/collect-position');
  });

  test('a refusal mentions water only if there is water', () => {
    const { error } = runLast(eggs, ['collect', 'log']);
    expect(error?.params).not.toHaveProperty('wanted');
  });

  test('a thing without a goal at this spot stays', () => {
    const taken = runLast(eggs, 'turn_left', ['collect', 'log']);
    expect(taken.error?.code).toBe('world/collect-position');
    expect(taken.state.items[1]?.status).toBe('present');
  });

  test('from beside the mark', () => {
    expect(
      runLast(eggs, 'turn_right', 'move_forward', 'turn_left', 'move_forward', 'turn_left', [
        'collect',
        'egg',
      ]).error?.code,
    ).toBe('world/xmark-position');
  });

  test('a heap stays until its goals at this tile are met', () => {
    const heap = (count: number) =>
      goal({
        action: 'collect',
        type: 'grain',
        count,
        cost: { type: 'grain', amount: count },
        targetPosition: [3, 5],
      });
    const level = fieldLevel({
      items: [item({ action: 'collect', type: 'grain', position: [3, 5] })],
      levelGoals: [heap(1), heap(2), heap(1)],
    });
    expect(runLast(level, ['collect', 'grain'], ['collect', 'grain']).state).toMatchObject({
      goals: [1, 2, 0],
      inventory: { grain: 3 },
      items: [{ status: 'present' }],
    });
    const all = runLast(level, ...Array.from({ length: 3 }, () => ['collect', 'grain'] as const));
    expect(all.state).toMatchObject({ goals: [1, 2, 1], items: [{ status: 'gone' }] });
  });

  test('a well yields canteens and stays, a chest yields only while it is open', () => {
    const well = fieldLevel({
      items: [item({ action: 'collect', type: 'well', gives: 'canteen', position: [3, 5] })],
      levelGoals: [goal({ action: 'collect', type: 'canteen', count: 2 })],
    });
    const twice = runLast(well, ['collect', 'canteen'], ['collect', 'canteen']);
    expect(twice.state).toMatchObject({ inventory: { canteen: 2 }, items: [{ status: 'present' }] });
    expect(
      runLast(well, ['collect', 'canteen'], ['collect', 'canteen'], ['collect', 'canteen']).error?.code,
    ).toBe('world/collect-water-position');
    const chest = fieldLevel({
      items: [item({ action: 'open', type: 'chest', gives: 'key', position: [3, 5] })],
      levelGoals: [goal({ action: 'open' }), goal({ action: 'collect', type: 'key' })],
    });
    expect(runLast(chest, ['collect', 'key']).error?.code).toBe('world/collect-position');
    expect(runLast(chest, 'open', ['collect', 'key']).error).toBeNull();
  });

  test('water has refusals of its own', () => {
    const level = fieldLevel({
      items: [
        item({ action: 'collect', type: 'well', gives: 'canteen', position: [3, 5] }),
        item({ action: 'collect', type: 'log', position: [2, 4] }),
      ],
      levelGoals: [goal({ action: 'collect', type: 'canteen' }), goal({ action: 'collect', type: 'log' })],
    });
    const wrong = { code: 'world/collect-water-data', params: { said: 'log', wanted: 'canteen' } };
    expect(runLast(level, ['collect', 'log']).error).toMatchObject(wrong);
    expect(runLast(level, ['collect', 'juice']).error?.code).toBe('world/collect-water-data');
    expect(runLast(level, 'turn_right', ['collect', 'canteen']).error?.code).toBe(
      'world/collect-water-position',
    );
  });

  test('a big thing can be taken from each of its tiles', () => {
    const level = fieldLevel({
      items: [item({ action: 'collect', type: 'log', position: [9, 9], compoundPositions: [[3, 5]] })],
      levelGoals: [goal({ action: 'collect', type: 'log', targetPosition: [9, 9] })],
    });
    expect(runLast(level, ['collect', 'log']).state).toMatchObject({ goals: [1], inventory: { log: 1 } });
  });
});
