import { describe, expect, test } from '@jest/globals';
import { fieldLevel, goal, item, runLast } from '../testing/index.ts';

const eggs = fieldLevel({
  items: [
    item({ action: 'collect', type: 'egg', position: [3, 5] }),
    item({ action: 'collect', type: 'log', position: [2, 4] }),
  ],
  levelGoals: [
    goal({
      action: 'collect', type: 'egg', data: 'egg', count: 6,
      cost: { type: 'egg', amount: 6 }, position: [2, 5], targetPosition: [3, 5],
    }),
  ],
}); // prettier-ignore

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

  test('another thing than the one ahead', () => {
    expect(runLast(eggs, ['collect', 'log']).error).toEqual({
      code: 'world/collect-object',
      params: { said: 'log', ahead: 'egg' },
    });
  });

  test('from too far away, from the thing itself, or twice', () => {
    const code = 'world/collect-position';
    expect(runLast(fieldLevel(), 'move_forward', ['collect', 'carrot']).error).toEqual({
      code,
      params: { said: 'carrot', ahead: '' },
    });
    expect(runLast(fieldLevel(), ['move_forward', 3], ['collect', 'carrot']).error?.code).toBe(code);
    expect(runLast(eggs, ['collect', 'egg'], ['collect', 'egg']).error?.code).toBe(code);
  });

  test('a thing without a goal at this spot stays', () => {
    const taken = runLast(eggs, 'turn_left', ['collect', 'log']);
    expect(taken.error?.code).toBe('world/collect-position');
    expect(taken.state.items[1]?.status).toBe('present');
  });
});
