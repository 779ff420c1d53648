import { describe, expect, test } from '@jest/globals';
import { RECIPES } from '../recipes.table.ts';
import { fieldLevel, HERE, item, runLast, stockedLevel, takeStock } from '../testing/index.ts';

const BERRY_MILK = { milk: 1, strawberry: 1 };
const table = item({ action: 'combine', type: 'table', position: HERE.targetPosition });
const kitchen = stockedLevel(BERRY_MILK, [{ action: 'combine', data: 'berry milk' }], [table]);
const cooked = [...takeStock(BERRY_MILK), ['combine', 'berry milk']] as const;

describe('combine', () => {
  test('uses up the parts and lays the product on the tile, to be collected', () => {
    const made = runLast(kitchen, ...cooked);
    expect(made.events).toEqual([
      { type: 'spent', kind: 'milk', amount: 1, total: 0 },
      { type: 'spent', kind: 'strawberry', amount: 1, total: 0 },
      { type: 'combined', item: 3, product: 'berry milk', position: [3, 5] },
      { type: 'goalScored', goal: 0, score: 1, count: 1 },
    ]);
    const taken = runLast(kitchen, ...cooked, ['collect', 'berry milk']);
    expect(taken.state).toMatchObject({ inventory: { milk: 0, strawberry: 0, 'berry milk': 1 } });
    expect(taken.state.items[3]?.status).toBe('gone');
  });

  test.each([...RECIPES])('%s takes exactly its parts', (product, parts) => {
    const stock = Object.fromEntries(parts.map(({ types, amount }) => [types[0] ?? '', amount]));
    const level = stockedLevel(stock, [{ action: 'combine', data: product }], [table]);
    const made = runLast(level, ...takeStock(stock), ['combine', product]);
    expect(made.error).toBeNull();
    expect(Object.values(made.state.inventory).every(left => left === 0)).toBe(true);
    const [first = '', amount = 0] = Object.entries(stock)[0] ?? [];
    const short = { ...stock, [first]: amount - 1 };
    const lacking = stockedLevel(Object.fromEntries(Object.entries(short).filter(([, one]) => one > 0)), [
      { action: 'combine', data: product },
    ]);
    const has = Object.fromEntries(Object.entries(short).filter(([, one]) => one > 0));
    expect(runLast(lacking, ...takeStock(has), ['combine', product]).error).toMatchObject({
      code: 'world/combine-collect',
      params: { product, thing: first, need: amount, have: amount - 1 },
    });
  });

  test('the five recipes are those of the code book', () => {
    const shown = [...RECIPES].map(([product, parts]) =>
      [product, ...parts.map(({ types, amount }) => `${amount} ${types.join('/')}`)].join(', '),
    );
    expect(shown).toEqual([
      'radish dressing, 3 milk, 2 cream, 3 lettuce, 5 radish',
      'fruit juice, 1 water, 1 empty jar, 1 orange, 1 peach, 1 pear, 1 apple',
      'grape juice, 1 grape, 1 empty jar',
      'berry milk, 1 milk, 1 red berry/strawberry',
      'salad, 2 carrot, 2 tomato, 6 lettuce, 2 cucumber',
    ]);
  });

  test('a red berry works as well as a strawberry', () => {
    const stock = { milk: 1, 'red berry': 1 };
    const level = stockedLevel(stock, [{ action: 'combine', data: 'berry milk' }], [table]);
    expect(runLast(level, ...takeStock(stock), ['combine', 'berry milk']).error).toBeNull();
  });

  test('not again while the product lies there, or as many are in stock as wanted', () => {
    const stock = { grape: 4, 'empty jar': 4 };
    const cost = { type: 'grape juice', amount: 2 };
    const level = stockedLevel(stock, [{ action: 'combine', data: 'grape juice', count: 4, cost }], [table]);
    const mix = ['combine', 'grape juice'] as const;
    const take = ['collect', 'grape juice'] as const;
    const start = takeStock(stock);
    expect(runLast(level, ...start, mix, mix).error).toMatchObject({
      code: 'world/combine-already',
      params: { product: 'grape juice' },
    });
    expect(runLast(level, ...start, mix, take, mix, take).state.inventory['grape juice']).toBe(2);
    expect(runLast(level, ...start, mix, take, mix, take, mix).error?.code).toBe('world/combine-already');
    expect(
      runLast(kitchen, ...cooked, ['collect', 'berry milk'], ['combine', 'berry milk']).error?.code,
    ).toBe('world/combine-position');
  });

  test('the first of several goals for a product is met, and the first missing part is reported', () => {
    const act = { action: 'combine', data: 'berry milk' } as const;
    const mixed = runLast(stockedLevel(BERRY_MILK, [act, act], [table]), ...takeStock(BERRY_MILK), [
      'combine',
      'berry milk',
    ]);
    expect(mixed.state.goals.slice(0, 2)).toEqual([1, 0]);
    expect(mixed.state.items.at(-1)).toMatchObject({ status: 'present', made: { type: 'berry milk' } });
    const empty = stockedLevel({}, [{ action: 'combine', data: 'radish dressing' }], [table]);
    expect(runLast(empty, ['combine', 'radish dressing']).error?.params).toMatchObject({
      thing: 'milk',
      need: 3,
      have: 0,
    });
  });

  test('not if one is already in stock and the goal gives no number', () => {
    const stock = { ...BERRY_MILK, 'berry milk': 1 };
    const level = stockedLevel(stock, [{ action: 'combine', data: 'berry milk' }], [table]);
    expect(runLast(level, ...takeStock(stock), ['combine', 'berry milk']).error).toMatchObject({
      code: 'world/combine-already',
      params: { product: 'berry milk', column: 3, row: 5 },
    });
  });

  test.each([['soup'], ['salad'], [3], [null]])('%j is not the recipe that is wanted', said => {
    expect(runLast(kitchen, ...takeStock(BERRY_MILK), ['combine', said]).error?.code).toBe(
      'world/combine-data',
    );
  });

  test('elsewhere, or beside the mark', () => {
    expect(runLast(kitchen, 'turn_left', ['combine', 'berry milk']).error?.code).toBe(
      'world/combine-position',
    );
    const beside = { ...kitchen, start: [3, 6] as [number, number], facing: [0, -1] as [0, -1] };
    expect(runLast(beside, ['combine', 'berry milk']).error?.code).toBe('world/xmark-position');
  });

  test('in a creative level it takes nothing', () => {
    const free = fieldLevel({ levelGoals: [], items: [table] });
    expect(runLast(free, ['combine', 'salad'], ['collect', 'salad']).state.inventory).toEqual({ salad: 1 });
  });
});
