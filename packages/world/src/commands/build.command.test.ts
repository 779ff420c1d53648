import { describe, expect, test } from '@jest/globals';
import { STRUCTURES } from '../structures.table.ts';
import { fieldLevel, HERE, item, runLast, stockedLevel, takeStock } from '../testing/index.ts';

const LOGS = { log: 4 };
const river = stockedLevel(LOGS, [{ action: 'build', type: 'bridge' }]);
const water = { ...river.map, collisions: { objects: [{ x: 48, y: 80, width: 16, height: 16 }] } };

describe('build', () => {
  test('builds a bridge from four logs, which are used up', () => {
    const built = runLast(river, ...takeStock(LOGS), ['build', 'bridge']);
    expect(built.events).toEqual([
      { type: 'spent', kind: 'log', amount: 4, total: 0 },
      { type: 'built', item: 1, structure: 'bridge', position: [3, 5] },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    expect(built.state).toMatchObject({ inventory: { log: 0 }, goals: [1, 4], moved: [1] });
    expect(built.state.items[1]).toMatchObject({
      status: 'present',
      made: { type: 'bridge', sprite: 'bridge' },
    });
    expect(runLast(river, ['build', 'hut']).error?.params).toEqual({
      said: 'hut',
      ahead: '',
      column: 3,
      row: 5,
    });
  });

  test('a structure is found by its name in any spelling, and drawn by a name without spaces', () => {
    const stock = { plank: 4 };
    const level = stockedLevel(stock, [{ action: 'build', data: 'wood road' }]);
    for (const said of ['wood', ' Wood_Road ', 'wood - road']) {
      const built = runLast(level, ...takeStock(stock), ['build', said]);
      expect(built.state.items[1]).toMatchObject({ made: { type: 'wood road', sprite: 'wood-road' } });
    }
  });

  test("the cost is the goal's, if it has one", () => {
    const cost = { type: 'log', amount: 2 };
    const cheap = stockedLevel({ log: 2 }, [{ action: 'build', type: 'bridge', cost }]);
    const built = runLast(cheap, ...takeStock({ log: 2 }), ['build', 'bridge']);
    expect(built.state.inventory).toEqual({ log: 0 });
  });

  test('the first of several goals for a structure is met', () => {
    const act = { action: 'build', type: 'bridge' } as const;
    const built = runLast(stockedLevel(LOGS, [act, act]), ...takeStock(LOGS), ['build', 'bridge']);
    expect(built.state.goals.slice(0, 2)).toEqual([1, 0]);
  });

  test('a bridge can be crossed where the water blocked', () => {
    const level = { ...river, map: water };
    expect(runLast(level, 'move_forward').error?.code).toBe('world/move-wall');
    const over = runLast(level, ...takeStock(LOGS), ['build', 'bridge'], ['move_forward', 2]);
    expect(over.error).toBeNull();
    expect(over.state.player.position).toEqual([4, 5]);
  });

  test.each(STRUCTURES.map(one => [one.name, one.cost.type, one.walkable] as const))(
    '%s takes four of %s; to be walked on: %s',
    (name, type, walkable) => {
      const stock = { [type]: 4 };
      const level = {
        ...stockedLevel(stock, [{ action: 'build', data: name }]),
        map: walkable ? water : river.map,
      };
      const after = runLast(level, ...takeStock(stock), ['build', name], 'move_forward');
      expect(after.error?.code).toBe(walkable ? undefined : 'world/move-wall');
      expect(after.state.inventory[type]).toBe(0);
    },
  );

  test('there are two sizes of chicken houses in four colours', () => {
    expect(
      STRUCTURES.filter(({ name }) => /^(big|small) (green|blue|orange|red) chicken house$/.test(name)),
    ).toHaveLength(8);
  });

  test.each([
    ['wood', 'plank', 'wood road'],
    ['stone road', 'stone', 'stone road'],
    ['Grain-Stack', 'grain', 'grain stack'],
    ['big green chicken house', 'plank', 'big'],
  ])('%j is a name for it where the goal says %s', (said, type, data) => {
    const stock = { [type]: 4 };
    const level = stockedLevel(stock, [{ action: 'build', data }]);
    expect(runLast(level, ...takeStock(stock), ['build', said]).error).toBeNull();
  });

  test('too few logs', () => {
    const short = stockedLevel({ log: 3 }, [{ action: 'build', type: 'bridge' }]);
    expect(runLast(short, ...takeStock({ log: 3 }), ['build', 'bridge']).error).toMatchObject({
      code: 'world/build-cost',
      params: { structure: 'bridge', thing: 'log', need: 4, have: 3 },
    });
    expect(runLast(river, ['build', 'bridge']).error?.params).toMatchObject({ have: 0 });
  });

  test('a goal may have a cost of its own', () => {
    const cost = { type: 'log', amount: 2 };
    const cheap = stockedLevel({ log: 3 }, [{ action: 'build', type: 'bridge', cost }]);
    expect(runLast(cheap, ...takeStock({ log: 3 }), ['build', 'bridge']).state.inventory).toEqual({ log: 1 });
  });

  test.each([['tower'], ['stone'], ['chicken house'], [4], [null], [['bridge']]])(
    '%j is not what is wanted',
    said => {
      expect(runLast(river, ...takeStock(LOGS), ['build', said]).error?.code).toBe('world/build-data');
    },
  );

  test('elsewhere, beside the mark, or once more', () => {
    expect(runLast(river, 'turn_left', ['build', 'bridge']).error?.code).toBe('world/build-position');
    const beside = { ...river, start: [3, 6] as [number, number], facing: [0, -1] as [0, -1] };
    expect(runLast(beside, ['build', 'bridge']).error?.code).toBe('world/xmark-position');
    const twice = [...takeStock(LOGS), ['build', 'bridge'], ['build', 'bridge']] as const;
    expect(runLast(river, ...twice).error?.code).toBe('world/build-position');
  });

  test('in a creative level everything can be built for nothing', () => {
    const free = fieldLevel({
      levelGoals: [],
      items: [item({ action: 'none', type: 'pond', position: HERE.targetPosition })],
    });
    expect(runLast(free, 'turn_left', ['build', 'small red chicken house'])).toMatchObject({
      error: null,
      state: { inventory: {} },
    });
    expect(runLast(free, ['build', 'castle']).error?.code).toBe('world/build-data');
  });
});
